import type { ComponentProps } from 'react';

type Look = { isMain?: boolean };
const classOf = (isMain: boolean) => (isMain ? 'play-button play-main' : 'play-button');

/** Large enough for a thumb. */
export function PlayButton({ isMain = false, ...button }: ComponentProps<'button'> & Look) {
  return <button type="button" className={classOf(isMain)} {...button} />;
}

/** A link that looks like such a button. It isn't a `next/link`, which would load more files than the kept page has. */
export function PlayLink({ isMain = false, ...link }: ComponentProps<'a'> & Look) {
  return <a className={classOf(isMain)} {...link} />;
}
