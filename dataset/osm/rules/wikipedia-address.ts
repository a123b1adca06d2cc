/**
 * The https address of an article on Wikipedia, from a tag like "de:Golfclub Fürth" or an address. Null for anything
 * else: a link made from a stranger's tag must lead to Wikipedia and nowhere else.
 */
export function wikipediaAddress(tag: string): string | null {
  const one = tag.split(';')[0]!.trim();
  const [, language, title] =
    /^([a-z]{2,3}(?:-[a-z]{1,9}){0,2}|simple):(?!\/\/)([^:#?<>[\]{}|\p{Cc}][^#<>[\]{}|\p{Cc}]{0,200})/u.exec(
      one,
    ) ?? [];
  if (language !== undefined && title !== undefined) {
    const page = encodeURIComponent(title.toWellFormed().trim().replace(/\s+/g, '_'));
    return page === '' ? null : `https://${language}.wikipedia.org/wiki/${page}`;
  }
  const url = URL.parse(one);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return null;
  const isArticle =
    /^[a-z-]{2,16}(\.m)?\.wikipedia\.org$/.test(url.hostname) && /^\/wiki\/[^\s/]/.test(url.pathname);
  return isArticle ? `https://${url.hostname}${url.pathname}` : null;
}
