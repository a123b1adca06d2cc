// npm run audit: fails where a package that users run has a known weakness of high severity. If the registry
// doesn't answer, it says so and passes: a check must not depend on the network.
import { judgeAudit } from './setup/judge-audit.mjs';
import { run } from './setup/run.mjs';
import { fail, say } from './setup/say.mjs';

const { output } = await run(
  'npm',
  ['audit', '--omit=dev', '--json', '--loglevel=silent', '--fetch-retries=0'],
  { silent: true },
);
const { verdict, lines } = judgeAudit(output);
for (const line of lines) say(line);
if (verdict === 'bad')
  fail('A package has a known weakness of high severity (above): take a version without it.');
say(verdict === 'fine' ? 'No known weakness of high severity' : 'Not audited: the registry gave no answer');
