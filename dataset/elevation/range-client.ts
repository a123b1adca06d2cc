import { setTimeout as wait } from 'node:timers/promises';
import { BaseClient, BaseResponse } from 'geotiff';

/** The host has no such file, as for a cell of open sea. */
export class NoSuchFile extends Error {
  override name = 'NoSuchFile';
}

export type Patience = {
  /** How long one answer may take. */
  timeoutMilliseconds: number;
  /** How long to wait before each further attempt. */
  pausesMilliseconds: readonly number[];
};

export const PATIENCE: Patience = { timeoutMilliseconds: 20_000, pausesMilliseconds: [500, 2000] };

/** Bytes: no header or block of an elevation tile is larger. */
const LARGEST_ANSWER = 32 * 1024 * 1024;

/** Reads ranges for geotiff.js, patiently. Throws NoSuchFile for a 404 or 410, else an Error with the reason. */
export class RangeClient extends BaseClient {
  readonly #patience: Patience;

  constructor(url: string, patience: Patience) {
    super(url);
    this.#patience = patience;
  }

  override async request({ headers }: RequestInit = {}): Promise<BaseResponse> {
    const { pausesMilliseconds } = this.#patience;
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#ask(new Headers(headers));
      } catch (error) {
        const pause = pausesMilliseconds[attempt];
        if (error instanceof NoSuchFile || pause === undefined) throw error;
        await wait(pause);
      }
    }
  }

  async #ask(headers: Headers): Promise<BaseResponse> {
    const signal = AbortSignal.timeout(this.#patience.timeoutMilliseconds);
    const response = await fetch(this.url, { headers, signal });
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      throw new NoSuchFile(`${this.url} doesn't exist`);
    }
    const problem = problemOf(response, headers.get('range'));
    if (problem !== null) {
      await response.body?.cancel();
      throw new Error(problem);
    }
    return new RangeResponse(response, await response.arrayBuffer());
  }
}

class RangeResponse extends BaseResponse {
  readonly #response: Response;
  readonly #data: ArrayBuffer;

  constructor(response: Response, data: ArrayBuffer) {
    super();
    this.#response = response;
    this.#data = data;
  }

  override get status(): number {
    return this.#response.status;
  }

  override getHeader(name: string): string | undefined {
    return this.#response.headers.get(name) ?? undefined;
  }

  override async getData(): Promise<ArrayBuffer> {
    return this.#data;
  }
}

/** What's wrong with an answer to a request for this range (RFC 9110, section 14); null if it's what was asked for. */
function problemOf({ status, headers }: Response, range: string | null): string | null {
  if (status === 200) return 'the host sends whole files instead of ranges';
  if (status !== 206) return `the host answers ${status}`;
  const [, from] = /^bytes=(\d+)-/.exec(range ?? '') ?? [];
  const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(headers.get('content-range') ?? '') ?? [];
  if (start === undefined || start !== from) return 'the host sends another range than it was asked for';
  if (Number(end) - Number(start) >= LARGEST_ANSWER) return 'the host sends more than it was asked for';
  return null;
}
