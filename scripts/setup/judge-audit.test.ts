import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeAudit } from './judge-audit.mjs';

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { name: 'left', severity, range: '<2', fixAvailable: true } } });

test('a high-severity vulnerability fails, a lesser one is only reported', () => {
  for (const severity of ['high', 'critical']) assert.equal(judgeAudit(found(severity)).verdict, 'bad');
  const lesser = judgeAudit(found('moderate'));
  assert.equal(lesser.verdict, 'fine');
  assert.deepEqual(lesser.lines, ['left <2: moderate; fixed in a newer version']);
  assert.equal(judgeAudit('{"vulnerabilities":{}}').verdict, 'fine');
});

test('no answer from the registry isn’t a finding', () => {
  for (const output of ['', 'npm error network', '{"message":"405 Method Not Allowed","statusCode":405}']) {
    assert.equal(judgeAudit(output).verdict, 'unknown');
  }
});
