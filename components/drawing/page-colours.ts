// Written by `npm run styles` from app/tokens.css and components/drawing/drawing.css. Change those and run it again.

/** The site's colours in light, for what knows no style sheet: pictures to share, the browser's own frame. */
export const lightColours = {
  '--paper': '#fbfaf4',
  '--panel': '#f4f1e6',
  '--ink': '#17211b',
  '--ink-soft': '#566059',
  '--rule': '#dcd6c5',
  '--rule-strong': '#17211b',
  '--deep-green': '#14442f',
  '--on-deep-green': '#fbfaf4',
  '--fairway': '#4e8b57',
  '--sand': '#e6d5a8',
  '--on-sand': '#17211b',
  '--water': '#5b93ac',
  '--flag': '#c8412b',
  '--rough': '#dde5cb',
  '--mown': '#8db383',
  '--putting-green': '#5ba268',
  '--tee': '#6ba673',
  '--woods': '#b9cca6',
  '--contour': '#cfd2be',
  '--chalk': '#ffffff',
  '--sand-edge': '#7a5a1e',
  '--land': '#d3dbc2',
  '--field-edge': '#7f8780',
} as const;

/** The same in the dark. */
export const darkColours = {
  '--paper': '#10170f',
  '--panel': '#182117',
  '--ink': '#eeece0',
  '--ink-soft': '#a7afa1',
  '--rule': '#2e372c',
  '--rule-strong': '#d9d6c6',
  '--deep-green': '#c2dfba',
  '--on-deep-green': '#10170f',
  '--fairway': '#5c9c66',
  '--sand': '#cdb27f',
  '--water': '#4d85a3',
  '--flag': '#f07a63',
  '--rough': '#243324',
  '--mown': '#3c6a43',
  '--putting-green': '#6bb377',
  '--tee': '#55935f',
  '--woods': '#2c4332',
  '--contour': '#3a4937',
} as const;

/** drawing.css by the site's colour variables, for documents without its style sheets. */
export const drawingStyle =
  '.drawing{display:block;overflow:hidden}.drawing use,.drawing path{stroke-linecap:round;stroke-linejoin:round}.dr-contour,.dr-contour-inner,.dr-paper,.dr-rough-edge,.dr-ground,.dr-edge,.dr-line,.dr-path,.dr-arc,.dr-mask,.dr-h1,.dr-p1,.dr-h2,.dr-p2,.dr-h3,.dr-p3,.dr-h-ground,.dr-h-line{fill:none}.dr-contour,.dr-h1,.dr-h2,.dr-h3{stroke:var(--contour)}.dr-contour-inner{stroke:color-mix(in srgb, var(--contour) 55%, var(--rough))}.dr-paper,.dr-p1,.dr-p2,.dr-p3{stroke:var(--paper)}.dr-rough-edge,.dr-ground,.dr-h-ground{stroke:var(--rough)}.dr-filled{fill:var(--rough)}.dr-edge{stroke:color-mix(in srgb, var(--fairway) 55%, var(--contour))}.dr-line,.dr-h-line{stroke:var(--ink);stroke-dasharray:16 14;opacity:0.65}.dr-rough{fill:color-mix(in srgb, var(--woods) 35%, var(--rough))}.dr-range{fill:color-mix(in srgb, var(--mown) 40%, var(--rough))}.dr-trees{fill:url("#dr-woods")}.dr-woods-floor{fill:color-mix(in srgb, var(--woods) 60%, var(--rough))}.dr-tree{fill:color-mix(in srgb, var(--woods) 70%, var(--fairway))}.dr-water{fill:var(--water)}.dr-waste{fill:color-mix(in srgb, var(--sand) 60%, var(--rough))}.dr-fairway{fill:var(--mown)}.dr-path{stroke:color-mix(in srgb, var(--paper) 70%, var(--contour));stroke-width:8}.dr-bunker{fill:var(--sand)}.dr-tee{fill:var(--tee)}.dr-green{fill:var(--putting-green);stroke:var(--deep-green);stroke-width:2}.dr-clubhouse{fill:var(--ink-soft)}.dr-pin{stroke:var(--ink)}.dr-flag{fill:var(--flag)}.dr-mark circle,.dr-tee-mark{fill:var(--paper);stroke:var(--ink)}.dr-mark text,.dr-distance{fill:var(--ink);text-anchor:middle}.dr-mark text{font-family:Georgia,serif;font-weight:600}.dr-mask,.dr-h-ground{stroke-width:384px}.dr-h1{stroke-width:476px}.dr-p1{stroke-width:468px}.dr-h2{stroke-width:444px}.dr-p2{stroke-width:436px}.dr-h3{stroke-width:412px}.dr-p3{stroke-width:404px}.dr-mask{stroke:var(--chalk)}.dr-tee-mark{stroke-width:8}.drawing{--weight:var(--pixel, 6.4px)}.dr-h-line{stroke-width:calc(1.25 * var(--weight));stroke-dasharray:calc(2.5 * var(--weight)) calc(2.2 * var(--weight))}.dr-arc{stroke-width:calc(0.9 * var(--weight))}.dr-far{opacity:0.45}.dr-arc{stroke:var(--ink);opacity:0.3}.dr-distance{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums;stroke:var(--rough);stroke-width:0.32em;paint-order:stroke;stroke-linejoin:round}.dr-carry{fill:var(--ink);font-family:system-ui,sans-serif;font-weight:650;font-variant-numeric:tabular-nums;stroke:var(--rough);stroke-width:0.32em;paint-order:stroke;stroke-linejoin:round}.dr-left{text-anchor:end}';

/** The same in light colours, for drawings as files. */
export const drawingFileStyle =
  '.drawing{display:block;overflow:hidden}.drawing use,.drawing path{stroke-linecap:round;stroke-linejoin:round}.dr-contour,.dr-contour-inner,.dr-paper,.dr-rough-edge,.dr-ground,.dr-edge,.dr-line,.dr-path,.dr-arc,.dr-mask,.dr-h1,.dr-p1,.dr-h2,.dr-p2,.dr-h3,.dr-p3,.dr-h-ground,.dr-h-line{fill:none}.dr-contour,.dr-h1,.dr-h2,.dr-h3{stroke:#cfd2be}.dr-contour-inner{stroke:#d5dbc4}.dr-paper,.dr-p1,.dr-p2,.dr-p3{stroke:#fbfaf4}.dr-rough-edge,.dr-ground,.dr-h-ground{stroke:#dde5cb}.dr-filled{fill:#dde5cb}.dr-edge{stroke:#88ab85}.dr-line,.dr-h-line{stroke:#17211b;stroke-dasharray:16 14;opacity:0.65}.dr-rough{fill:#d0dcbe}.dr-range{fill:#bdd1ae}.dr-trees{fill:url("#dr-woods")}.dr-woods-floor{fill:#c7d6b5}.dr-tree{fill:#99b98e}.dr-water{fill:#5b93ac}.dr-waste{fill:#e2dbb6}.dr-fairway{fill:#8db383}.dr-path{stroke:#eeeee4;stroke-width:8}.dr-bunker{fill:#e6d5a8}.dr-tee{fill:#6ba673}.dr-green{fill:#5ba268;stroke:#14442f;stroke-width:2}.dr-clubhouse{fill:#566059}.dr-pin{stroke:#17211b}.dr-flag{fill:#c8412b}.dr-mark circle,.dr-tee-mark{fill:#fbfaf4;stroke:#17211b}.dr-mark text,.dr-distance{fill:#17211b;text-anchor:middle}.dr-mark text{font-family:Georgia,serif;font-weight:600}.dr-mask,.dr-h-ground{stroke-width:384px}.dr-h1{stroke-width:476px}.dr-p1{stroke-width:468px}.dr-h2{stroke-width:444px}.dr-p2{stroke-width:436px}.dr-h3{stroke-width:412px}.dr-p3{stroke-width:404px}.dr-mask{stroke:#ffffff}.dr-tee-mark{stroke-width:8}.drawing{--weight:var(--pixel, 6.4px)}.dr-h-line{stroke-width:calc(1.25 * var(--weight));stroke-dasharray:calc(2.5 * var(--weight)) calc(2.2 * var(--weight))}.dr-arc{stroke-width:calc(0.9 * var(--weight))}.dr-far{opacity:0.45}.dr-arc{stroke:#17211b;opacity:0.3}.dr-distance{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums;stroke:#dde5cb;stroke-width:0.32em;paint-order:stroke;stroke-linejoin:round}.dr-carry{fill:#17211b;font-family:system-ui,sans-serif;font-weight:650;font-variant-numeric:tabular-nums;stroke:#dde5cb;stroke-width:0.32em;paint-order:stroke;stroke-linejoin:round}.dr-left{text-anchor:end}';

/** drawing.css in light colours: a picture is a file of its own, whose renderers know neither variables nor mixes. */
export const pictureStyle =
  '.drawing use,.drawing path{stroke-linecap:round;stroke-linejoin:round}.dr-contour,.dr-contour-inner,.dr-paper,.dr-rough-edge,.dr-ground,.dr-edge,.dr-line,.dr-path{fill:none}.dr-contour{stroke:#cfd2be}.dr-contour-inner{stroke:#d5dbc4}.dr-paper{stroke:#fbfaf4}.dr-rough-edge,.dr-ground{stroke:#dde5cb}.dr-filled{fill:#dde5cb}.dr-edge{stroke:#88ab85}.dr-line{stroke:#17211b;stroke-dasharray:16 14;opacity:0.65}.dr-rough{fill:#d0dcbe}.dr-range{fill:#bdd1ae}.dr-trees{fill:url("#dr-woods")}.dr-woods-floor{fill:#c7d6b5}.dr-tree{fill:#99b98e}.dr-water{fill:#5b93ac}.dr-waste{fill:#e2dbb6}.dr-fairway{fill:#8db383}.dr-path{stroke:#eeeee4;stroke-width:8}.dr-bunker{fill:#e6d5a8}.dr-tee{fill:#6ba673}.dr-green{fill:#5ba268;stroke:#14442f;stroke-width:2}.dr-clubhouse{fill:#566059}.dr-pin{stroke:#17211b}.dr-flag{fill:#c8412b}.dr-carry{fill:#17211b;font-family:var(--font-sans);font-weight:650;font-variant-numeric:tabular-nums;stroke:#dde5cb;stroke-width:0.32em;paint-order:stroke;stroke-linejoin:round}.dr-left{text-anchor:end}';
