import { createHash } from 'node:crypto';
import { applyPreferencesScript } from '#lib/site/head-scripts.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Calls by which Next passes its payload, and Turbopack its script names; the argument is data only. */
const HAND_OVERS = [
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
];
/** Scripts of React and of our layout, word for word. */
const CONSTANTS = new Set([
  applyPreferencesScript,
  'requestAnimationFrame(function(){$RT=performance.now()});',
]);

/**
 * The inline scripts known to be ours, as sources for a content security policy: their hashes. A script smuggled
 * in by the data has none of these forms, so browsers refuse it.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (!/\bsrc=/.test(attributes) && isOurs(code)) sources.add(sourceOf(code));
  }
  return [...sources];
}

function isOurs(code: string): boolean {
  if (CONSTANTS.has(code)) return true;
  return HAND_OVERS.some((form) => {
    const data = form.exec(code)?.[1];
    return data !== undefined && isJson(data);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
