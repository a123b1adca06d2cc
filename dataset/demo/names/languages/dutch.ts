import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in Dutch. */
export const dutch: NameWords = {
  a: split(
    'Berken Beuken Bever Brem Duin Eiken Els Gaai Gras Grutto Haver Heide Hoog Kievit Kraan Lage Leeuwerik Linden Meer Molen Nieuwe Olmen Oost Otter Populieren Reiger Rozen Spar Uilen Valken Vlier Vos Wilgen Zand Zilver',
  ),
  b: split(
    'beek berg bos broek brug burg dal dijk donk duin hage hof horst huis kamp land loo meer oord polder rade rijk schoot stede veen veld vliet voort waard weide woud zicht',
  ),
  place: '{a}{b}',
  clubs: [
    ['Golfclub {p}', ''],
    ['Golfbaan {p}', ''],
    ['De {p}sche Golfclub', ''],
    ['Golf & Country Club {p}', ''],
  ],
  courses: ['Noord', 'Zuid', 'Bos', 'Duin', 'Polder'],
};
