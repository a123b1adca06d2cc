export type Place = { latitude: number; longitude: number };

/** A new note on openstreetmap.org, at this place. */
export function noteLink({ latitude, longitude }: Place, text: string): string {
  const map = [18, latitude.toFixed(5), longitude.toFixed(5)].join('/');
  return `https://www.openstreetmap.org/note/new#map=${map}&text=${encodeURIComponent(text)}`;
}

/** A mail with subject and body; a page of the operator's as it is. */
export function contactLink(contact: string, subject: string, text: string): string {
  if (!contact.startsWith('mailto:')) return contact;
  return `${contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
