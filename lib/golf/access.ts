import { keysOf } from './keys-of.ts';

/** Who may play a course, by the API's word: in a list of facts, and after the course's name; null says nothing. */
export const ACCESS = {
  public: { label: 'Public', phrase: 'open to the public' },
  semi_private: { label: 'Semi-private', phrase: 'semi-private' },
  private: { label: 'Private', phrase: 'private' },
  resort: { label: 'Resort', phrase: 'a resort course' },
  military: { label: 'Military', phrase: 'a military course' },
  unknown: { label: null, phrase: null },
} satisfies Record<string, { label: string | null; phrase: string | null }>;

/** The words in the order of the API's description. */
export const accesses = keysOf(ACCESS);
