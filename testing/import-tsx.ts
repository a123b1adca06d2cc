import { join } from 'node:path';
import { createJiti } from 'jiti';

const root = join(import.meta.dirname, '..');
const folders = ['app', 'components', 'lib', 'messages'];

const jiti = createJiti(import.meta.url, {
  jsx: { runtime: 'automatic' },
  alias: Object.fromEntries(folders.map((folder) => [`#${folder}`, join(root, folder)])),
});

/** A component's module, by its path from the root: Node itself reads no JSX. Style sheets can't be imported. */
export function importTsx<Module>(path: string): Promise<Module> {
  return jiti.import<Module>(join(root, path));
}
