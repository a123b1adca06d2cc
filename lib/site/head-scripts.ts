/** The choices that this browser remembers (`components/site/preferences.ts`), and their values. */
export const preferenceValues = { theme: ['light', 'dark'], units: ['m', 'yd'] } as const;

/** Runs before anything is drawn: puts those choices on the document. */
export const applyPreferencesScript = `try{for(const[n,v]of Object.entries(${JSON.stringify(preferenceValues)})){const c=localStorage.getItem(n);if(v.includes(c))document.documentElement.dataset[n]=c}}catch{}`;
