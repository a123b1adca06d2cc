/** A ring where the colour is unknown. The tee's name comes next to it. */
export function TeeSwatch({ hex }: { hex: string | null }) {
  const colour = hex !== null && /^#[0-9a-f]{6}$/i.test(hex) ? hex : undefined;
  return <span className="tee-swatch" style={{ background: colour }} aria-hidden="true" />;
}
