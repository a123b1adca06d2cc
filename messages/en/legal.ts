export const legalTexts = {
  title: 'Legal notice',
  description: 'Who runs this site, how to reach them, and what is kept about visitors.',
  operator: 'Who runs this site',
  privacy: 'What is kept about you',
  noAccounts: 'There are no accounts, no cookies and no advertising.',
  noOthers: 'Nothing is loaded from other sites.',
  mapFrom: (host: string) => `Only the map’s ground is loaded from another site, ${host}.`,
  position:
    'If you look for courses near you, your position is sent with that search alone, and isn’t kept. On the course it stays on your phone.',
  inBrowser:
    'Your units, theme, tee, handicap index, saved courses and rounds stay in your browser, and are never sent to us.',
  logged: {
    none: 'Our log has a line for each request, with its time, address on this site and duration. It doesn’t have your IP address.',
    truncated:
      'Our log has a line for each request, with its time, address on this site and duration, and the network you came from. It doesn’t have your whole IP address.',
    full: 'Our log has a line for each request, with its time, address on this site and duration, and your IP address.',
  },
  data: 'Where the data comes from',
  sources: 'Each course page names its sources. All of them, with their licences, are under',
};
