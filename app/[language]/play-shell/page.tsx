import { readLanguage } from '#app/language.ts';
import { Play } from '#components/play/play.tsx';

export { generateMetadata } from '#app/[language]/play/page.tsx';
export const revalidate = 604800;

/**
 * The document that the browser keeps to open any course without a signal. It names no course, and isn't
 * the page of `/play` either.
 */
export default async function PlayShell() {
  await readLanguage();
  return <Play />;
}
