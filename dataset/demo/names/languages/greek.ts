import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs in Greek. */
export const greek: NameWords = {
  a: pairs(
    'Χρυσή/Chrysi Πράσινη/Prasini Λευκή/Lefki Γαλάζια/Galazia Παλιά/Palia Νέα/Nea Ηλιόλουστη/Ilioulousti',
  ),
  b: pairs('Ακτή/Akti Κοιλάδα/Koilada Πηγή/Pigi Ελιά/Elia Πέτρα/Petra Λίμνη/Limni Βελανιδιά/Velanidia'),
  place: '{a} {b}',
  clubs: [
    ['Γκολφ {p}', '{p} Golf Club'],
    ['Όμιλος Γκολφ {p}', '{p} Golf Club'],
  ],
  courses: [
    ['Ανατολή', 'East Course'],
    ['Δύση', 'West Course'],
  ],
};
