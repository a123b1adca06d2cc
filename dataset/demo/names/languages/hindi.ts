import { type NameWords, split } from '../name-words.ts';
import { english } from './english.ts';

/** Names of clubs in Hindi. */
export const hindi: NameWords = {
  ...english,
  a: split(
    'Amaltas Ashoka Chandan Chinar Deodar Gulmohar Himal Kadamba Kamal Kesar Mandara Mayur Megha Nandana Neelam Palash Rajat Sagar Shikhar Suraj Tara Vana',
  ),
  b: split('bagh garh giri kund nagar pur taal van vihar wadi'),
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golf Course', ''],
    ['{p} Gymkhana', ''],
  ],
};
