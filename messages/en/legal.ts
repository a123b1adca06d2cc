export const legalTexts = {
  title: 'Legal notice',
  description: 'Who runs this site, how to reach them, and what it keeps about visitors.',
  operator: 'Who runs this site',
  privacy: 'What we keep about you',
  noAccounts: 'There are no accounts, no cookies and no advertising.',
  noOthers: 'Nothing is loaded from other sites.',
  mapFrom: (host: string) => `Only the base map is loaded from another site, ${host}.`,
  position:
    'Your position is sent only when you search for courses near you, and isn’t kept. On the course it stays on your phone.',
  inBrowser:
    'Your units, theme, tee, handicap index, saved courses and rounds stay in your browser, and are never sent to us.',
  logged: {
    none: 'Our log has a line for each request: the time, the address requested and how long it took. It doesn’t include your IP address.',
    truncated:
      'Our log has a line for each request: the time, the address requested, how long it took and the network you came from. It doesn’t include your full IP address.',
    full: 'Our log has a line for each request: the time, the address requested, how long it took and your IP address.',
  },
  data: 'Where the data comes from',
  sources: 'Each course page names its sources. All of them, with their licences, are listed under',
};
