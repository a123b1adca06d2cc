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
  '--rough': '#1e2a1d',
  '--mown': '#3c6a43',
  '--putting-green': '#6bb377',
  '--tee': '#55935f',
  '--woods': '#26382a',
  '--contour': '#2a3528',
} as const;

/** drawing.css in light colours: a picture is a file of its own, whose renderers know neither variables nor mixes. */
export const pictureStyle =
  '.drawing use,.drawing path{stroke-linecap:round;stroke-linejoin:round}.dr-contour,.dr-contour-inner,.dr-paper,.dr-rough-edge,.dr-ground,.dr-edge,.dr-line,.dr-path{fill:none}.dr-contour{stroke:#cfd2be}.dr-contour-inner{stroke:#d5dbc4}.dr-paper{stroke:#fbfaf4}.dr-rough-edge,.dr-ground{stroke:#dde5cb}.dr-filled{fill:#dde5cb}.dr-edge{stroke:#88ab85}.dr-line{stroke:#17211b;stroke-dasharray:16 14;opacity:0.65}.dr-rough{fill:#d0dcbe}.dr-range{fill:#bdd1ae}.dr-trees{fill:url("#dr-woods")}.dr-woods-floor{fill:#c7d6b5}.dr-tree{fill:#99b98e}.dr-water{fill:#5b93ac}.dr-waste{fill:#e2dbb6}.dr-fairway{fill:#8db383}.dr-path{stroke:#eeeee4;stroke-width:8}.dr-bunker{fill:#e6d5a8}.dr-tee{fill:#6ba673}.dr-green{fill:#5ba268;stroke:#14442f;stroke-width:2}.dr-clubhouse{fill:#566059}.dr-pin{stroke:#17211b}.dr-flag{fill:#c8412b}';
