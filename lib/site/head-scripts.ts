/**
 * Runs before anything is drawn: puts the choices this browser remembers (`components/site/preferences.ts`)
 * on the document.
 */
export const applyPreferencesScript =
  "try{for(const[n,v]of[['theme',/^(light|dark)$/],['units',/^(m|yd)$/]]){const c=localStorage.getItem(n);if(v.test(c))document.documentElement.dataset[n]=c}}catch{}";
