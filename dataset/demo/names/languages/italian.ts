import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in Italian. */
export const italian: NameWords = {
  a: [
    'Borgo',
    'Bosco',
    'Castel',
    'Colle',
    'Fonte',
    'Isola',
    'Lago',
    'Molino',
    'Monte',
    'Poggio',
    'Prato',
    'Rocca',
    'Tenuta',
    'Valle',
    'Villa',
  ],
  b: split(
    'Acquaviola Airone Allodole Betulle Brughiera Cardellino Castagneta Cicogna Falchetta Ginepro Ginestra Lavanda Lecceta Merlina Mirtillo Nocciola Oliveta Pettirosso Querceta Rondine Rovereta Salicina Serena Tortora Ulivella Verdeluna Vigneta',
  ),
  place: '{a} {b}',
  clubs: [
    ['Golf Club {p}', ''],
    ['Circolo Golf {p}', ''],
    ['{p} Golf Resort', ''],
    ['Golf & Country Club {p}', ''],
  ],
  courses: ['Giallo', 'Rosso', 'Blu', 'Bosco', 'Lago'],
};
