import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { CourseColours } from '#components/map/map-colours.ts';
import { GROUND, groundKinds } from '#lib/golf/surfaces.ts';
import { groundLayers, isLayerOf } from './ground-layers.ts';

const colours = new Proxy({} as CourseColours, { get: (_, name) => `colour of ${String(name)}` });

test('every kind of ground has a layer on the map', () => {
  const ids = groundLayers(colours).map(({ id }) => id);
  for (const kind of groundKinds) {
    assert.ok(
      ids.some((id) => isLayerOf(kind, id)),
      `${kind}: add its layer to components/map/course/ground-layers.ts`,
    );
  }
  assert.ok(!isLayerOf('water', 'ground-waterfall') && isLayerOf('water', 'ground-water-edge'));
});

test('every kind of ground that drawings show has a class of its own in drawing.css', () => {
  const css = readFileSync(new URL('../../drawing/drawing.css', import.meta.url), 'utf8');
  for (const kind of groundKinds.filter((each) => GROUND[each].edge !== null)) {
    assert.match(css, new RegExp(`\\.dr-${kind}\\b`), `${kind}: add .dr-${kind} to drawing.css`);
  }
});
