import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { serveFixture } from '#testing/served-fixture.ts';

describe('a site whose operator gives a contact', () => {
  const { url, serving } = serveFixture({
    RATE_LIMIT_PER_SECOND: '0',
    OPERATOR_CONTACT: 'security@golf.example',
  });

  test('has a security.txt with a contact, an expiry date in the future and its own address', async () => {
    const answer = await fetch(url('/.well-known/security.txt'));
    assert.match(String(answer.headers.get('content-type')), /^text\/plain/);
    const text = await answer.text();
    assert.match(text, /^Contact: mailto:security@golf\.example$/m);
    assert.match(text, /^Canonical: https:\/\/golf\.example\/\.well-known\/security\.txt$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    assert.ok(days > 170 && days < 365, `${days}`);
  });

  test('moves the expiry date on, though the dataset stays the same', async (t) => {
    const path = '/.well-known/security.txt';
    const today = await serving().app.request(path);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 200 * 86_400_000 });
    const headers = { 'If-None-Match': today.headers.get('etag')! };
    const later = await serving().app.request(path, { headers });
    assert.equal(later.status, 200);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(await later.text())?.[1] ?? '');
    assert.ok(expires > Date.now());
  });
});

describe('a site whose operator gives no contact', () => {
  const { url } = serveFixture();

  test('has no security.txt', async () => {
    assert.equal((await fetch(url('/.well-known/security.txt'))).status, 404);
  });

  test('says in its API catalogue, and in each answer of the API, where the description is', async () => {
    const answer = await fetch(url('/.well-known/api-catalog'));
    assert.equal(
      answer.headers.get('content-type'),
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    const { linkset } = (await answer.json()) as { linkset: Record<string, { href: string }[]>[] };
    assert.equal(linkset[0]?.['service-desc']?.[0]?.href, 'https://golf.example/openapi.json');
    const { headers } = await fetch(url('/v2/golfs/resolve/1'));
    assert.equal(headers.get('link'), '</openapi.json>; rel="service-desc"');
  });
});
