/** The class names of each element in JSX, DOM and drawings; parts of a name are left out. */
export function classNamesIn(text: string): string[][] {
  return attributesOf(text)
    .map((value) =>
      [...value.replace(/=== '[^']*'/g, '').matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)]
        .map(
          ([, double, single, template]) => double ?? single ?? template!.replace(/\S*\$\{[^}]*\}\S*/g, ' '),
        )
        .flatMap((names) => names.split(/\s+/).filter((name) => name !== '')),
    )
    .filter((names) => names.length > 0);
}

/** Every word of a string that could be a class name. */
export function wordsOfStrings(text: string): string[] {
  return [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(
    ([, single, double, template]) =>
      (single ?? double ?? template!).match(/(?<![^\s>"'])[a-z][\w-]*(?![^\s<"'])/g) ?? [],
  );
}

/** `className=`, `className =` and `class:`, with their quotes or braces. */
function attributesOf(text: string): string[] {
  return [...text.matchAll(/\b(?:className(?:=| = )|class: )(?=['"`{])/g)].map(({ 0: { length }, index }) => {
    const start = index + length;
    const open = text[start]!;
    const end = open === '{' ? closingBrace(text, start) : text.indexOf(open, start + 1);
    return text.slice(start, end + 1);
  });
}

function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}
