import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** The project's own binaries (Node 24 among them) come first. */
export function projectEnvironment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}

const running = new Set();
// If a step fails, this process ends, and what other steps are running ends with it.
process.on('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Resolves to the exit code and the output, which is also passed on as it comes; with `quiet` only when the
 * command fails, with `silent` never.
 */
export function run(command, args, { env = {}, quiet = false, silent = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // npm and the packages' commands are scripts there.
      shell: process.platform === 'win32',
      cwd: root,
      env: projectEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (!quiet && !silent) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (quiet && code !== 0) process.stderr.write(output);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}
