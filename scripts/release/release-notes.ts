/** The changelog's section of this version, without its heading. Throws if it's missing or empty. */
export function releaseNotes(changelog: string, version: string): string {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version} `));
  if (heading === undefined || !/ – \d{4}-\d{2}-\d{2}$/.test(heading)) {
    throw new Error(`CHANGELOG.md has no section "## ${version} – YYYY-MM-DD".`);
  }
  const [, after = ''] = changelog.split(`${heading}\n`);
  const notes = after.split(/^## /m, 1)[0]!.trim();
  if (notes === '') throw new Error(`The section ${version} of CHANGELOG.md is empty.`);
  return `${notes}\n`;
}
