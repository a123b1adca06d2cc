// npm run build: builds the website, unless its build is newer than its sources. Needs no dataset.
import { root } from './setup/root.mjs';
import { ensureSiteBuild } from './setup/site-build.mjs';

process.chdir(root);
await ensureSiteBuild();
