type DrawingSvgProps = {
  /** The content, from components/drawing. */
  markup: string;
  viewBox: string;
  label: string;
};

/**
 * A drawing in the page, in the page's colours (drawing.css). Its shape is told apart from its content, which a style
 * sheet may leave unmade until it is near the window.
 */
export function DrawingSvg({ markup, viewBox, label }: DrawingSvgProps) {
  const [, , width, height] = viewBox.split(' ');
  return (
    <svg
      className="drawing"
      viewBox={viewBox}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}` }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
