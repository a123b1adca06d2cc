export const shareTexts = { copy: 'Copy link', copied: 'Link copied', share: 'Share…' };
