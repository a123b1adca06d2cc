import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in Sweden and Norway. */
export const scandinavian: NameWords = {
  a: split(
    'Alm Ask Berg Björk Björn Bok Ek Elg Falk Fisk Gran Grå Gull Häger Hassel Hav Hjort Hög Ibb Järn Kvarn Ler Lind Ljung Löv Lärk Mose Nord Orre Ring Rosen Råd Rödd Sand Silver Skog Solv Sten Stor Strand Svan Tall Tran Ulv Vik Ör Öster',
  ),
  b: split(
    'berga bo borg by bäck dal fors gård hamn holm hult hus ås lund mark mo näs rud sand sjö sta strand sund torp vall vik ö',
  ),
  place: '{a}{b}',
  clubs: [
    ['{p} Golfklubb', ''],
    ['{p} GK', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golfbana', ''],
  ],
  courses: ['Norra', 'Södra', 'Skogsbanan', 'Sjöbanan', 'Parkbanan'],
};
