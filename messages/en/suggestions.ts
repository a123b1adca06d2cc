/** Texts of what a search field finds while it's typed in: their script is loaded then. */
export const suggestionTexts = {
  suggestions: 'Courses and places',
  /** "Faro (Algarve)". */
  place: (name: string, foundAs: string | null) => (foundAs === null ? name : `${name} (${foundAs})`),
  /** The line under a field when nothing was found. */
  nothing: (query: string) => `Nothing found for “${query}”.`,
  advice: 'Try fewer letters, or the name of the town or country.',
  /** Above suggestions from several regions that have the typed name. */
  which: (areas: readonly string[]) => `Which one: ${areas.join(', ')}?`,
  nearMe: 'Courses near me',
  asksNearMe: (text: string) => /\b(near|around|close to) me\b/i.test(text),
  courses: (count: number) => (count === 1 ? '1 course' : `${count.toLocaleString('en')} courses`),
};
