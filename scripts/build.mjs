// npm run build: installs the packages and builds the website, where these are missing or older than their sources. Needs
// no dataset.
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/root.mjs';
import { ensureSiteBuild } from './setup/site-build.mjs';

process.chdir(root);
await ensurePackages();
await ensureSiteBuild();
