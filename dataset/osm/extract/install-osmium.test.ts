import assert from 'node:assert/strict';
import { test } from 'node:test';
import { osmiumInstallation } from './install-osmium.ts';

test('without osmium the error names the one command that installs it on this system', () => {
  const told = ([platform, osRelease]: readonly [NodeJS.Platform, string]) =>
    osmiumInstallation(platform, osRelease);
  const systems = {
    debian: ['linux', 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\n'],
    ubuntu: ['linux', 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'],
    mint: ['linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'],
    fedora: ['linux', 'NAME="Fedora Linux"\nID=fedora\n'],
    rocky: ['linux', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n'],
    arch: ['linux', 'ID=arch\n'],
    manjaro: ['linux', 'ID=manjaro\nID_LIKE=arch\n'],
    mac: ['darwin', ''],
  } as const;
  assert.deepEqual(
    Object.fromEntries(Object.entries(systems).map(([name, system]) => [name, told(system)])),
    {
      debian: 'sudo apt install osmium-tool',
      ubuntu: 'sudo apt install osmium-tool',
      mint: 'sudo apt install osmium-tool',
      fedora: 'sudo dnf install osmium-tool',
      rocky: 'sudo dnf install osmium-tool',
      arch: 'yay -S osmium-tool',
      manjaro: 'yay -S osmium-tool',
      mac: 'brew install osmium-tool',
    },
  );
  assert.match(told(['win32', '']), /^wsl --install.*sudo apt install osmium-tool$/);
  for (const unknown of ['ID=alpine\n', 'VERSION_ID=debian\n', ''])
    assert.equal(told(['linux', unknown]), 'conda install -c conda-forge osmium-tool');
});
