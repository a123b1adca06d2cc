/** Names of countries that are a description or a plural: English gives them an article. */
const WITH_ARTICLE =
  /^(United |Isle of |(Democratic )?Republic of |(Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Vatican)$)| (Republic|Islands|Territory|Territories|Antilles)$/;

/** A country's name within a sentence: "the United Kingdom", but "Portugal". */
export function nameInSentence(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
