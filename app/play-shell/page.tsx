import { Play } from '#components/play/play.tsx';

export { metadata } from '#app/play/page.tsx';
export const revalidate = 604800;

/** What the browser keeps to open any course without a signal. It names none, and isn't the page without one either. */
export default function PlayShell() {
  return <Play />;
}
