/** Lower severities are only reported. */
const FAILING = ['high', 'critical'];

/**
 * `output` is JSON of `npm audit`: `unknown` if the registry gave no answer, `bad` if a package has a
 * weakness of high severity or worse, else `fine`. `lines` says why.
 */
export function judgeAudit(output) {
  const report = parse(output);
  if (!report?.vulnerabilities) {
    return { verdict: 'unknown', lines: [String(report?.message ?? report?.error?.summary ?? 'no answer')] };
  }
  const found = Object.values(report.vulnerabilities);
  const lines = found.map(({ name, severity, range, fixAvailable }) => {
    const remedy = fixAvailable ? 'fixed in a newer version' : 'not fixed yet';
    return `${name} ${range}: ${severity}; ${remedy}`;
  });
  const isBad = found.some(({ severity }) => FAILING.includes(severity));
  return { verdict: isBad ? 'bad' : 'fine', lines };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
