import { type NameWords, split } from '../name-words.ts';

/** Names of clubs in French. */
export const french: NameWords = {
  a: [
    'Clos',
    'Bois',
    'Val',
    'Mont',
    'Château',
    'Étang',
    'Moulin',
    'Domaine',
    'Prés',
    'Vallon',
    'Rives',
    'Coteaux',
  ],
  b: split(
    "d'Argenteuse d'Aubrelle d'Ornevaux de_Brévignac de_Chantelande de_Corbelise de_Fontbrune de_Grandelle de_Lussevigne de_Malvergne de_Noirmanse " +
      'de_Pierrelune de_Quercelle de_Roncevoye de_Sauvelande de_Tournevelle de_Valserine de_Verdelune des_Alouettes des_Bruyères des_Cèdres ' +
      'des_Érables des_Genêts des_Hérons des_Peupliers des_Tilleuls du_Cerisier du_Faucon du_Grand_Chêne du_Lièvre de_la_Bécasse ' +
      "de_la_Grive de_la_Roseraie de_l'Aulne de_l'Hirondelle",
  ).map((word) => word.replaceAll('_', ' ')),
  place: '{a} {b}',
  clubs: [
    ['Golf du {p}', ''],
    ['Golf Club {p}', ''],
    ['{p} Golf & Country Club', ''],
    ['Golf {p}', ''],
  ],
  courses: ['Les Chênes', "L'Étang", 'Le Château', 'La Forêt', 'Le Vallon', 'Les Pins'],
};
