/** Tells the person at the terminal what is going on, one line at a time. */
export function say(sentence) {
  process.stderr.write(`▸ ${sentence}\n`);
}

/** Ends the process with one sentence that names what is wrong. */
export function fail(sentence) {
  process.stderr.write(`✗ ${sentence}\n`);
  process.exit(1);
}
