import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in German. */
export const german: NameWords = {
  a: split(
    'Ahorn Adler Alten Amsel Birken Brunn Buchen Dachs Distel Eber Eichen Eis Erlen Espen Falken Fichten Finken Fuchs Gersten ' +
      'Grün Habichts Hafer Hain Hasel Heide Hirsch Hoch Hollen Kastanien Kirsch Klee Kranich Lärchen Lerchen Linden Luchs Mühl ' +
      'Nieder Ober Otter Reh Reiher Roggen Rosen Schilf Schloss Schwanen Sonnen Stein Tannen Ulmen Weiden Weizen Wiesen Wolfs',
  ),
  b: split(
    'au bach berg born brück bruch burg dorf eck feld furt grund hagen hain heim hof holz horst kamp loh moos mühle ried rode see stein tal wald wang werder wiesen zell',
  ),
  place: '{a}{b}',
  clubs: [
    ['Golfclub {p} e.V.', ''],
    ['Golfclub {p}', ''],
    ['Golfanlage {p}', ''],
    ['Golf- und Landclub {p}', ''],
    ['Golfpark {p}', ''],
    ['Golf Resort Gut {p}', ''],
  ],
  courses: split('Nord Süd Ost West Schloss See Wald Park'),
};
