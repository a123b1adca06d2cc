/** Texts of a page that fails in the browser. Every page loads them twice, so they are few. */
export const pageErrorTexts = {
  title: 'Something went wrong on our side',
  advice: 'Reloading the page often helps.',
  again: 'Try again',
  home: 'Go to the home page',
};
