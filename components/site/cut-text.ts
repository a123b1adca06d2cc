/** Its first characters, without cutting one in half (𠮷 is two units of UTF-16, and half of it is no text). */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}
