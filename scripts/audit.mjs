// npm run audit: `npm audit` of the packages that users run. Fails for a known vulnerability of high severity, but not if the
// registry doesn't answer: a check must not depend on the network.
import { run } from './setup/run.mjs';
import { fail, say } from './setup/say.mjs';

const { output } = await run('npm', ['audit', '--omit=dev', '--audit-level=high', '--fetch-retries=0']);
if (/severity: (high|critical)/i.test(output))
  fail('A package has a known vulnerability of high severity (above): use a version without it.');
say(
  /found \d+ vulnerabilities|severity: /i.test(output)
    ? 'No known vulnerability of high severity'
    : 'Not audited: the registry gave no answer',
);
