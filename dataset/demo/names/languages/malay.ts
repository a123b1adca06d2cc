import { type NameWords, split } from '../name-words.ts';
import { english } from './english.ts';

/** Names of clubs in Malay. */
export const malay: NameWords = {
  ...english,
  a: split('Bukit Danau Gunung Kampung Lembah Padang Pantai Pulau Taman Tasik Teluk Ujung'),
  b: split(
    'Angsana Bayu Cempaka Cendana Delima Elang Fajar Gading Jati Kenanga Kencana Melati Merak Merpati Murai Nilam Permai Rusa Sakura Selasih Seroja Teratai Tiara',
  ),
  place: '{a} {b}',
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf & Country Club', ''],
    ['{p} Golf Resort', ''],
  ],
};
