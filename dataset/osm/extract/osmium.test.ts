import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainOsmiumFailure, runOsmium } from './osmium.ts';

const explain = (...remarks: string[]) => explainOsmiumFailure({ file: 'x.osm.pbf', remarks, signal: null });

test('a full disk isn’t mistaken for a bad file', () => {
  assert.match(explain('Write failed: No space left on device'), /^The disk is full: .* x\.osm\.pbf/);
});

test('damage is described by osmium’s last line', () => {
  assert.match(explain('PBF error: unexpected EOF'), /^x\.osm\.pbf is truncated/);
  assert.match(
    explain('warning', 'PBF error: invalid BlobHeader size (> max_blob_header_size)'),
    /is not an OpenStreetMap extract/,
  );
  assert.match(explain("Open failed for 'x.osm.pbf': Permission denied"), /permission denied/);
  assert.match(explain('', 'PBF error: failed to uncompress data: data error', ''), /damaged.*uncompress/);
  assert.match(explain(), /osmium: nothing/);
});

test('a killed osmium is said to be killed', () => {
  const message = explainOsmiumFailure({ file: 'x.osm.pbf', remarks: [], signal: 'SIGKILL' });
  assert.match(message, /ended by SIGKILL while reading x\.osm\.pbf/);
});

test('progress is reported and not mistaken for a message', async () => {
  const shares: number[] = [];
  const script = String.raw`printf '[>   ]   1%% \r[==> ]  50%% \r[====] 100%% \nPBF error: unexpected EOF\n' >&2; exit 1`;
  const run = runOsmium(['-c', script], {
    osmium: 'sh',
    file: 'x.osm.pbf',
    onShare: (share) => shares.push(share),
  });
  await assert.rejects(run, /x\.osm\.pbf is truncated \(osmium: PBF error: unexpected EOF\)/);
  assert.deepEqual(shares, [0.01, 0.5, 1]);
});
