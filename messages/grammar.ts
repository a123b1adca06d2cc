/** English has `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `plural(2, { one: 'hole', other: 'holes' })` is "holes". */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = whenNeeded(() => new Intl.PluralRules(language));
  return (count, forms) => forms[rules().select(count)] ?? forms.other;
}

/** Node takes some 10 ms for each of these, which a server's start needn't wait for. */
export function whenNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A sentence around elements, as a list: `` parts`Last changed ${<time>…</time>}.` `` (shown by `Said`). */
export function parts<Value>(
  texts: TemplateStringsArray,
  ...values: readonly Value[]
): readonly (string | Value)[] {
  return texts.flatMap((text, index) => (index < values.length ? [text, values[index]!] : [text]));
}
