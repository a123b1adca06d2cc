import type { ComponentProps } from 'react';

/** Large enough for a thumb. */
export function PlayButton({ isMain = false, ...button }: ComponentProps<'button'> & { isMain?: boolean }) {
  return <button type="button" className={isMain ? 'play-button play-main' : 'play-button'} {...button} />;
}
