/** Pages are rendered when first asked for, not by the build. */
export function generateStaticParams() {
  return [];
}
