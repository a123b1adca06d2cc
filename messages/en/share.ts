/** Passing on the page's address. */
export const shareTexts = { copy: 'Copy link', copied: 'Link copied', share: 'Share…' };
