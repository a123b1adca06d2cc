// npm run build: builds the website if its sources are newer. Needs no dataset.
import { root } from './setup/root.mjs';
import { ensureSiteBuild } from './setup/site-build.mjs';

process.chdir(root);
await ensureSiteBuild();
