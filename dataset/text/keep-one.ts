/** Gives the first of equal texts in place of each, so that memory holds it once. */
export function keepOne(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
}
