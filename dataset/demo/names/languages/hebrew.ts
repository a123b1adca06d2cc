import { type NameWords, pairs } from '../name-words.ts';

/** Names of clubs in Hebrew. */
export const hebrew: NameWords = {
  a: pairs('נווה/Neve גן/Gan עין/Ein מעלה/Maale חוף/Hof בקעת/Bikat'),
  b: pairs('האלון/HaAlon הזית/HaZayit הנשר/HaNesher הצבי/HaTzvi השקד/HaShaked הירדן/HaYarden'),
  place: '{a} {b}',
  clubs: [['מועדון הגולף {p}', '{p} Golf Club']],
  courses: [
    ['מזרח', 'East Course'],
    ['מערב', 'West Course'],
  ],
};
