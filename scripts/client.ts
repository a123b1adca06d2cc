// npm run client: packs lib/api as the npm package fairway-atlas-client. Publishing it is left to the owner.
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packClient } from './client/client-package.ts';
import { root } from './setup/root.mjs';

const folder = join(root, '.cache/client');
mkdirSync(folder, { recursive: true });
console.log(relative(process.cwd(), packClient(folder)));
