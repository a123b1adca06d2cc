export const hostileTexts = [
  '<script>alert(1)</script>',
  '"]]>',
  '=HYPERLINK("http://evil.example","click")',
  '+1+1',
  '@SUM(A1)',
  '  -2+3',
  'نادي الجولف ‮evil‬',
  'Emoji ⛳🏌️‍♀️ Club',
  'Ends a script </script><img src=x onerror=alert(1)>',
  `Long ${'x'.repeat(300)}`,
  'Control \u0000\u0007\u001b and lone \ud800 surrogate',
  'Quotes \'single\' "double" & ampersand, comma; new\nline',
  '{{7*7}} %s \\u003c',
];

const unknownHole = {
  hole_id: 'h2',
  number: null,
  number_source: null,
  loop: null,
  name: null,
  tee: null,
  green: null,
  line: null,
  par: null,
  par_source: null,
  length: null,
  straight_distance: null,
  elevation_change: null,
  tee_elevation: null,
  green_elevation: null,
  carries: [],
};

/** A course in which every untrusted text is `text`. */
export function hostileCourse(text: string) {
  const [tee, green]: [number, number][] = [
    [-9.1, 38.7],
    [-9.1, 38.703],
  ];
  const point = (coordinates: [number, number]) => ({ type: 'Point' as const, coordinates });
  return {
    name: text,
    name_latin: null,
    slug: 'hostile',
    location: { latitude: 38.7, longitude: -9.1 },
    holes: [
      {
        hole_id: 'h1',
        number: 1,
        number_source: 'card' as const,
        loop: text,
        name: text,
        tee: point(tee!),
        green: point(green!),
        line: { type: 'LineString' as const, coordinates: [tee!, green!] },
        par: 4,
        par_source: 'card' as const,
        length: 330,
        straight_distance: null,
        elevation_change: 2.4,
        tee_elevation: 20,
        green_elevation: 22.4,
        carries: [
          { hazard_id: 'z1', type: 'bunker' as const, side: 'left' as const, reach: 200, carry: 210 },
        ],
      },
      unknownHole,
    ],
    scorecards: [
      {
        scorecard_id: 's1',
        name: text,
        gender: 'men',
        is_default: true,
        par: null,
        teebox_ids: ['t1'],
        holes: [{ hole_id: 'h1', number: 1, par: 4, stroke_index: 1 }],
      },
    ],
    teeboxes: [
      {
        teebox_id: 't1',
        name: text,
        length: 330,
        length_yards: 361,
        measured_in: 'm' as const,
        scorecard_ids: ['s1'],
        holes: [{ hole_id: 'h1', number: 1, length: 330, length_yards: 361 }],
      },
    ],
    sources: [{ name: text, licence: 'ODbL', attribution: text }],
  };
}
