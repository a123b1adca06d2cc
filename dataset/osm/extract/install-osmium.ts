import { readFileSync } from 'node:fs';

/** Commands by the ids of Linux distributions, and of those that they're like (os-release(5): `ID`, `ID_LIKE`). */
const BY_DISTRIBUTION: readonly [id: string, command: string][] = [
  ['debian', 'sudo apt install osmium-tool'],
  ['fedora', 'sudo dnf install osmium-tool'],
  // From the Arch User Repository.
  ['arch', 'yay -S osmium-tool'],
];

const ANYWHERE = 'conda install -c conda-forge osmium-tool';

/** The command that installs osmium on this system. `osRelease` is the text of its /etc/os-release, if it has one. */
export function osmiumInstallation(platform: NodeJS.Platform, osRelease: string): string {
  if (platform === 'darwin') return 'brew install osmium-tool';
  if (platform === 'win32') return 'wsl --install, and in that Linux: sudo apt install osmium-tool';
  const lines = [...osRelease.matchAll(/^(?:ID|ID_LIKE)=["']?([^"'\n]*)/gm)];
  const ids = lines.flatMap(([, value = '']) => value.split(' '));
  return BY_DISTRIBUTION.find(([id]) => ids.includes(id))?.[1] ?? ANYWHERE;
}

/** The text of /etc/os-release, empty where there's none. */
export function readOsRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    // Only Linux has one, and it's only for a hint.
    return '';
  }
}
