import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { openNamelessFile } from '../../nameless-file.ts';
import { scratchFolder } from '../../osm/fixtures/scratch.ts';
import { completeProfiles, draftProfile } from './complete-profiles.ts';
import { toTexts } from './course-content.ts';

test('a profile gets its similar courses and is otherwise as it was, even with texts that look like the list', () => {
  const fixture = fixtureProfile(fixtureCourses(1)[0]!);
  const text = '"similar":[] \\"similar":[] $& $1';
  const profile = {
    ...fixture,
    name: text,
    names: { en: text },
    character: { ...fixture.character, similar: [] },
  };
  const other = { slug: 'other', name: text, name_latin: null, country: 'Portugal', country_code: 'PT' };
  const similar = [{ ...other, because: ['length' as const] }];
  const { folder, remove } = scratchFolder();
  after(remove);
  const place = openNamelessFile(join(folder, 'drafts')).append(draftProfile(toTexts(profile)));
  const [document] = completeProfiles([{ place, similar }]);
  const completed = { data: { ...profile, character: { ...profile.character, similar } } };
  const json = brotliDecompressSync(document!.body);
  assert.deepEqual(JSON.parse(json.toString()), completed);
  assert.equal(document!.jsonBytes, json.length);
});
