import { type NameWords, split } from '../name-words.ts';

/** Names of clubs from the Baltic to the Balkans. */
export const slavic: NameWords = {
  a: split(
    'Borová Březová Bílá Černá Dubová Habrová Jasenová Javorová Jelení Kamenná Liščí Lipová Lomná Mechová Modrá Olšová Orlí Osiková Rákosná Sokolí Stará Šípková Topolová Vlčí Vrbová Zelená Zlatá Žitná',
  ),
  b: split('Bystrá Hora Hůrka Lhota Louka Niva Paseka Planina Rokle Skála Stráň Studánka Tvrz Údol Ves Voda'),
  place: '{a} {b}',
  clubs: [
    ['Golf Club {p}', ''],
    ['Golf Resort {p}', ''],
    ['{p} Golf & Country Club', ''],
  ],
  courses: ['Sever', 'Jih', 'Les', 'Park'],
};
