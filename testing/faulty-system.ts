import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into a server before anything else (`order-faults.ts`): from then on calls of the file system fail,
 * and the clock jumps, as the file named by FAULT_ORDERS says. Processes and threads read it as they start, processes
 * again on SIGUSR2.
 */

export type FaultKind = 'open' | 'read' | 'write';

/**
 * The call by which a kind first fails, counted from 1 in each process and thread, and how many fail from there on
 * (of threads only one).
 */
export type Fault = { code: string; from: number; count: number };

export type FaultOrders = {
  /** Distinguishes them from the previous orders. */
  number: number;
  faults: Partial<Record<FaultKind, Fault>>;
  clockMilliseconds: number;
};

const CALLS: Record<FaultKind, readonly string[]> = {
  open: ['open', 'readFile', 'readdir', 'opendir', 'writeFile'],
  read: ['read', 'readFile', 'readdir'],
  write: ['write', 'writeFile', 'rename', 'mkdir', 'sync'],
};
const ERRNOS: Record<string, number> = { EIO: -5, EMFILE: -24, ENOSPC: -28 };
/** Standard output and error: losing lines of the log is tested elsewhere. */
const LAST_STANDARD_DESCRIPTOR = 2;

const file = process.env.FAULT_ORDERS;
const { appendFileSync, readFileSync, writeFileSync } = fs;
let orders: FaultOrders = { number: 0, faults: {}, clockMilliseconds: 0 };
const counts: Record<FaultKind, number> = { open: 0, read: 0, write: 0 };

function readOrders(path: string): void {
  orders = JSON.parse(readFileSync(path, 'utf8'));
  for (const kind of Object.keys(counts) as FaultKind[]) counts[kind] = 0;
  if (isMainThread) writeFileSync(`${path}.${process.pid}`, String(orders.number));
}

/** The error that a call has to fail with; null if it may proceed. */
function failureOf(call: string, target: unknown): Error | null {
  if (typeof target === 'number' && target <= LAST_STANDARD_DESCRIPTOR) return null;
  for (const kind of Object.keys(counts) as FaultKind[]) {
    const fault = orders.faults[kind];
    if (!fault || !CALLS[kind].includes(call)) continue;
    const count = ++counts[kind];
    if (count < fault.from || count >= fault.from + fault.count) continue;
    const hits = `${file}.hits`;
    const hit = `${orders.number} ${isMainThread ? process.pid : 'a thread'} ${kind}`;
    // What a thread couldn't do another is started for, which counts from 1 again.
    if (!isMainThread && fs.existsSync(hits) && readFileSync(hits, 'utf8').includes(`${hit} `)) return null;
    appendFileSync(hits, `${hit} ${call}\n`);
    const { code } = fault;
    return Object.assign(new Error(`${code}: as ordered, ${call}`), {
      code,
      errno: ERRNOS[code],
      syscall: call,
    });
  }
  return null;
}

type Call = (target: PathLike, ...rest: unknown[]) => unknown;
type Calls = Record<string, Call>;

function replace(calls: Calls, name: string, fail: (error: Error, rest: unknown[]) => unknown): void {
  const real = calls[name]!;
  const call = name.replace(/Sync$/, '');
  calls[name] = function (this: unknown, target, ...rest) {
    const error = failureOf(call, target);
    return error ? fail(error, rest) : real.call(this, target, ...rest);
  };
}

function replaceCalls(): void {
  const names = [...new Set(Object.values(CALLS).flat())];
  const calls = fs as unknown as Calls;
  const promises = fs.promises as unknown as Calls;
  for (const name of names) {
    if (calls[`${name}Sync`]) {
      replace(calls, `${name}Sync`, (error) => {
        throw error;
      });
    }
    if (calls[name]) {
      replace(calls, name, (error, rest) => process.nextTick(rest.at(-1) as () => void, error));
    }
    if (promises[name]) replace(promises, name, (error) => Promise.reject(error));
  }
  syncBuiltinESMExports();
}

async function replaceHandles(): Promise<void> {
  const handle = await fs.promises.open('/dev/null');
  const methods = Object.getPrototypeOf(handle) as Calls;
  await handle.close();
  for (const name of ['read', 'readFile', 'write', 'writeFile', 'sync']) {
    replace(methods, name, (error) => Promise.reject(error));
  }
}

function replaceClock(): void {
  const RealDate = Date;
  const now = () => RealDate.now() + orders.clockMilliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

if (file !== undefined) {
  await replaceHandles();
  replaceCalls();
  replaceClock();
  if (isMainThread) process.on('SIGUSR2', () => readOrders(file));
  if (fs.existsSync(file)) readOrders(file);
}
