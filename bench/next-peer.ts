import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#testing/free-port.ts';
import { usageOf } from '#testing/process-usage.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { projectRoot } from '#testing/server-process.ts';
import { until } from '#testing/until.ts';
import type { MeasuredServer, Recording } from './bare-server.ts';

/** The application's folder, under the project's root, where it finds the project's packages. */
const FOLDER = join(projectRoot, '.cache/next-peer');

const ROUTE = `import { readFileSync } from 'node:fs';

export const dynamic = 'force-dynamic';

let answers;

export function GET(request) {
  answers ??= new Map(Object.entries(JSON.parse(readFileSync(process.env.RECORDING, 'utf8'))));
  const { pathname, search } = new URL(request.url);
  const { status, headers, body } = answers.get(pathname + search) ?? { status: 404, headers: [], body: '' };
  const pairs = Array.from({ length: headers.length / 2 }, (_, i) => [headers[2 * i], headers[2 * i + 1]]);
  return new Response(status === 304 ? null : Buffer.from(body, 'base64'), { status, headers: pairs });
}
`;

const PAGE = `import { readFileSync } from 'node:fs';
import { elementsOf } from '../../../../../bench/elements-of.ts';

export const revalidate = 604800;
export const generateStaticParams = () => [];

let pages;

export default async function Page({ params }) {
  pages ??= new Map(
    Object.entries(JSON.parse(readFileSync(process.env.RECORDING, 'utf8')))
      .map(([path, { body }]) => [path, elementsOf(Buffer.from(body, 'base64').toString())]),
  );
  return pages.get('/golfs/' + (await params).slug);
}
`;

/**
 * A peer for our server, in its own process: a plain Next application with one route handler that sends recorded answers,
 * and one page that renders the elements of recorded pages. It's built once. The caller stops it.
 */
export async function startNextPeer(
  sandbox: Sandbox,
  recording: Recording,
): Promise<MeasuredServer & { stop: () => void }> {
  build();
  const file = join(sandbox.folder, 'recording.json');
  writeFileSync(file, JSON.stringify(recording));
  const port = await freePort();
  const next = join(projectRoot, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production', RECORDING: file },
    stdio: 'ignore',
  });
  sandbox.onEnd(() => child.kill('SIGKILL'));
  await until(() =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    ),
  );
  return { port, usage: () => usageOf(child.pid!), stop: () => child.kill('SIGKILL') };
}

function build(): void {
  if (existsSync(join(FOLDER, '.next/BUILD_ID'))) return;
  for (const folder of ['app/[...path]', 'app/golfs/[slug]'])
    mkdirSync(join(FOLDER, folder), { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(FOLDER, 'next.config.mjs'),
    `export default ${JSON.stringify({
      compress: false,
      typescript: { ignoreBuildErrors: true },
      turbopack: { root: projectRoot },
      experimental: { isrFlushToDisk: false },
    })};\n`,
  );
  writeFileSync(
    join(FOLDER, 'app/layout.js'),
    'export default ({ children }) => <html><body>{children}</body></html>;\n',
  );
  writeFileSync(join(FOLDER, 'app/[...path]/route.js'), ROUTE);
  writeFileSync(join(FOLDER, 'app/golfs/[slug]/page.js'), PAGE);
  execFileSync(process.execPath, [join(projectRoot, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: FOLDER,
    stdio: 'ignore',
  });
}
