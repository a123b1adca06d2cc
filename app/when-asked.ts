/** No page is rendered while the site is being built: each is when it is first asked for. */
export function generateStaticParams() {
  return [];
}
