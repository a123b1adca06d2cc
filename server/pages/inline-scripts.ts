import { createHash } from 'node:crypto';
import { applyPreferencesScript } from '#lib/site/apply-preferences.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Next hands its payload, and Turbopack the names of a page's scripts, over in calls like these, of nothing but data. */
const HAND_OVERS = [
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
];
/** What React and Next write into documents themselves, word for word. */
const CONSTANTS = new Set([
  applyPreferencesScript,
  'requestAnimationFrame(function(){$RT=performance.now()});',
]);

/**
 * The sources that a page's content security policy may allow for its inline scripts: the hash of each that is known to
 * be ours. One that slipped in by some text of the data is of neither form, and browsers then refuse to run it.
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
