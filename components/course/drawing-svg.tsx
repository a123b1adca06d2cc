type DrawingSvgProps = {
  /** The content, from lib/drawing. */
  markup: string;
  viewBox: string;
  label: string;
};

/** A drawing in the page, in the page's colours (drawing.css). */
export function DrawingSvg({ markup, viewBox, label }: DrawingSvgProps) {
  return (
    <svg
      className="drawing"
      viewBox={viewBox}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
