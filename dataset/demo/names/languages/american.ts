import { type NameWords, split } from '../name-words.ts';
import { english } from './english.ts';

/** Names of clubs in North America. */
export const american: NameWords = {
  ...english,
  b: split(
    'bluff bend branch brook canyon chase cove creek crest crossing dale falls field fork glen grove harbor haven hills ' +
      'hollow island knoll lake landing ledge meadow mesa mill oaks pass pines point pond prairie ranch rapids ridge rock run ' +
      'shores springs station stone trace trail valley view village vista water wood woods',
  ).map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  place: '{a} {b}',
  clubs: [
    ['{p} Golf Club', ''],
    ['{p} Golf Course', ''],
    ['{p} Country Club', ''],
    ['{p} Golf & Country Club', ''],
    ['The Club at {p}', ''],
    ['{p} Golf Links', ''],
    ['{p} Municipal Golf Course', ''],
    ['{p} Golf Resort', ''],
    ["Walker's {p}", ''],
    ['{p} National', ''],
    ['{p} Executive Course', ''],
  ],
};
