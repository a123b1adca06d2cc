import { expect, type Page } from 'playwright/test';

/** What the browser has refused by a content security policy so far, as sentences. */
export function watchPolicy(page: Page): readonly string[] {
  const forbidden: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) forbidden.push(`${page.url()}: ${message.text()}`);
  });
  return forbidden;
}

export function expectStrictPolicy(policy: string | undefined, path: string): void {
  expect.soft(policy, path).toContain("default-src 'none'");
  expect.soft(policy, path).not.toMatch(/unsafe-eval|(?:script-src|style-src-elem)[^;]*unsafe-inline/);
  expect.soft(policy, path).toContain("style-src-elem 'self'");
}
