export function say(sentence) {
  process.stderr.write(`▸ ${sentence}\n`);
}

/** Ends the process with this sentence. */
export function fail(sentence) {
  process.stderr.write(`✗ ${sentence}\n`);
  process.exit(1);
}
