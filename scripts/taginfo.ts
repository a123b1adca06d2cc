// npm run taginfo: taginfo.json, which tells taginfo.openstreetmap.org which tags the builder reads.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTaginfo } from '#dataset/osm/taginfo.ts';
import { root } from './setup/root.mjs';

writeFileSync(join(root, 'taginfo.json'), `${JSON.stringify(toTaginfo(), null, 2)}\n`);
