const WITH_ARTICLE =
  /^(United |Isle of |(Democratic )?Republic of |(Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Vatican)$)| (Republic|Islands|Territory|Territories|Antilles)$/;

/** "the United Kingdom", but "Portugal". */
export function nameInSentence(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
