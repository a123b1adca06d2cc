/** What `--help` says without a command. */
export const helpText = `The dataset builder: from public data and the club's own files to one published dataset.

Usage: npm run dataset -- COMMAND [OPTIONS]

  build --osm FILE…        Builds a dataset from real sources, checks it and publishes it.
      --osm FILE…          OpenStreetMap extracts (.osm.pbf), paths or http(s) addresses; may be repeated
      --elevation DIR      elevation tiles: SRTM .hgt(.zip), GeoTIFF (Copernicus GLO-30, SRTM)
      --scorecards FILE    scorecards, NDJSON (.gz): teeboxes with ratings and holes
      --courses FILE       courses, NDJSON (.gz): courses without geometry, or attributes of known ones
      --reviews FILE       reviews, CSV: course,member,rating,date
      --allow-rejects      publish although more than 2 % of a source is rejected
  demo                     Builds and publishes the invented world, labelled as such everywhere.
      --courses N          how many courses (35165 is the full scale; about 2,000 by default)
      --seed N             another world of the same kind
      --defects            instead writes it as an OpenStreetMap extract with mappers' mistakes, reads that back and
                           prints how much of each kind was repaired, left out or missed; publishes nothing
  verify [FILE]            Checks everything that must hold of a dataset file (the published one by default).
  info [FILE]              What is in a dataset: counts, sources, licences, findings.
      --course SLUG        where each value of one course comes from, and what was refused
  list                     The versions in the data directory.
  rollback                 Publishes the version before the published one again.

  --out DIR                the data directory, for every command (else DATA_DIR, else ./data)
  --help                   this text, or a command's own behind its name

The data directory holds the published dataset (current.json names it), earlier versions for rollback, and
ids.ndjson, the ledger of every golf_id ever given: keep that file. Nothing is published unless it is whole
and passes 'verify'; a build that fails or is killed leaves the published dataset untouched.

Exit codes: 0 done, 1 failed (one sentence says why), 2 wrong usage.
`;

/** What `COMMAND --help` says: the command's own lines, and those that are every command's. All for no command. */
export function helpOn(command: string): string {
  const [own] = new RegExp(`^  ${command} [^]*?(?=^  [a-z]|^\\n)`, 'm').exec(helpText) ?? [];
  if (own === undefined) return helpText;
  const everywhere = helpText.slice(helpText.indexOf('  --out DIR'), helpText.indexOf('  --help'));
  return `Usage: npm run dataset -- ${command} [OPTIONS]\n\n${own}\n${everywhere}`;
}
