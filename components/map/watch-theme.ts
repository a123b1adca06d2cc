/** Calls back whenever the page may have changed its colours: the switch on `<html>` or the system's setting. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributeFilter: ['class', 'data-theme', 'style'] });
  return () => {
    system.removeEventListener('change', onChange);
    page.disconnect();
  };
}
