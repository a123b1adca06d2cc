/**
 * Runs before anything is drawn: puts the choices this browser remembers (`components/site/preferences.ts`)
 * on the document.
 */
export const applyPreferencesScript =
  "try{for(const[n,v]of[['theme',/^(light|dark)$/],['units',/^(m|yd)$/]]){const c=localStorage.getItem(n);if(v.test(c))document.documentElement.dataset[n]=c}}catch{}";

/**
 * Browsers that know these rules fetch a page when a pointer rests on its link (Speculation Rules API), and
 * never render it ahead. Searches and comparisons are made for each request, and files aren't pages.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(search|compare)*\\?*' } },
          { not: { href_matches: '/(v2|tiles|basemap)/*' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
