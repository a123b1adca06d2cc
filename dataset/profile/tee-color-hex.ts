const hexByColor: Record<string, string> = {
  black: '#1f1f1f',
  blue: '#2f5fb3',
  bronze: '#a5672f',
  brown: '#7a4b2a',
  copper: '#b3672f',
  gold: '#c9a227',
  green: '#3f8b4d',
  grey: '#8a8f94',
  orange: '#e07b28',
  pink: '#e28aa8',
  platinum: '#c9ccd1',
  purple: '#6f4aa1',
  red: '#c8412b',
  silver: '#b4b8bd',
  teal: '#2f8f8f',
  white: '#ffffff',
  yellow: '#f1d23c',
};

/** A colour to paint a tee's marker in; null for a name that is no colour. */
export function teeColorHex(color: string | null): string | null {
  return (color && hexByColor[color.trim().toLowerCase()]) || null;
}
