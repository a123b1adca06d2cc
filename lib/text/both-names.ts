/** "川奈ホテルゴルフコース (Kawana Hotel Golf Course)"; the name alone where it is Latin. */
export function bothNames({ name, name_latin }: { name: string; name_latin: string | null }): string {
  return name_latin === null ? name : `${name} (${name_latin})`;
}
