// npm start, npm run dev: from a fresh clone to a served site. Runs on the machine's Node (20 or newer) until the packages
// are there, then on the project's Node 24.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBasemap } from './setup/basemap.mjs';
import { ensureDemoDataset } from './setup/demo-dataset.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/root.mjs';
import { projectEnvironment, run } from './setup/run.mjs';
import { ensureSiteBuild } from './setup/site-build.mjs';

const isDevelopment = process.argv.includes('--dev');
const node24 = await ensurePackages();

if (Number(process.versions.node.split('.')[0]) < 24) {
  continueOnNode24();
} else {
  process.chdir(root);
  const dataDir = process.env.DATA_DIR ?? './data';
  // The base map is one processor's work, so it goes first, while another builds the site; the demo uses all.
  await Promise.all([
    ensureBasemap().then(() => ensureDemoDataset(dataDir)),
    isDevelopment ? undefined : ensureSiteBuild(),
  ]);
  if (isDevelopment) develop();
  else await import('../server/main.mjs');
}

/** `next dev` on PORT, and the API that it reads on the next port. */
function develop() {
  const port = Number(process.env.PORT || 3000);
  const apiPort = port + 1;
  const site = process.env.SITE_URL || `http://localhost:${port}`;
  const api = { WEBSITE: 'off', PORT: String(apiPort), SITE_URL: site, RATE_LIMIT_PER_SECOND: '0' };
  const both = [
    run('node', ['server/main.mjs'], { env: api }),
    run('next', ['dev', '-p', String(port)], {
      env: { API_BASE_URL: `http://127.0.0.1:${apiPort}/v2`, SITE_URL: site },
    }),
  ];
  Promise.race(both).then(({ code }) => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
}

function continueOnNode24() {
  const start = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(node24, start, { stdio: 'inherit', env: projectEnvironment() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
