import { cleanText } from '#dataset/text/clean-text.ts';
import type { Finding } from '../finding.ts';
import { isObject } from './read-lines.ts';

/** A value of the wrong kind becomes null and a finding, a missing one just null. */
export type FieldReader = {
  /** Cleaned and trimmed; null when empty or too long. */
  text(key: string): string | null;
  /** A whole number from `from` to `to`. */
  whole(key: string, from: number, to: number): number | null;
  number(key: string, from: number, to: number): number | null;
  /** "38.7" in quotation marks, where a number should be. */
  isNumberAsText(key: string): boolean;
  word<W extends string>(key: string, words: readonly W[]): W | null;
  texts(key: string): string[];
  /** [] when missing. */
  list(key: string): FieldReader[];
  /** Null when missing. */
  inside(key: string): FieldReader | null;
  /** Drops a value with a finding; returns null for convenience. */
  refuse(key: string, rule: string, value: unknown): null;
};

/** Characters: a page repeats a description several times, so a megabyte of it would be ten. */
const LONGEST_TEXT = 5000;

/** Adds to `findings`. */
export function fieldReader(
  object: Readonly<Record<string, unknown>>,
  source: string,
  place: string,
  findings: Finding[],
  path = '',
): FieldReader {
  const refuse: FieldReader['refuse'] = (key, rule, value) => {
    findings.push({ source, place, rule, value: `${path}${key}: ${show(value)}`, action: 'nulled' });
    return null;
  };
  const read = <T>(key: string, rule: string, isGood: (value: unknown) => value is T): T | null => {
    const value = object[key];
    if (value === undefined || value === null || value === '') return null;
    return isGood(value) ? value : refuse(key, rule, value);
  };
  const readText = (key: string, text: string): string | null =>
    text.length <= LONGEST_TEXT ? cleanText(text).trim() || null : refuse(key, 'text-too-long', text);
  const isIn = (value: unknown, from: number, to: number): value is number =>
    typeof value === 'number' && value >= from && value <= to;
  const readList = <T>(key: string, isItem: (value: unknown) => value is T): T[] => {
    const list = read(key, 'not-a-list', (value): value is unknown[] => Array.isArray(value)) ?? [];
    return list.filter(
      (item): item is T => isItem(item) || refuse(key, 'list-item-of-wrong-kind', item) !== null,
    );
  };
  const nested = (inner: Readonly<Record<string, unknown>>, key: string) =>
    fieldReader(inner, source, place, findings, `${path}${key}.`);
  return {
    text: (key) => readText(key, read(key, 'not-text', isText) ?? ''),
    whole: (key, from, to) =>
      read(
        key,
        isNumberAsText(object[key]) ? 'number-as-text' : `not-a-whole-number-${from}-to-${to}`,
        (value): value is number => isIn(value, from, to) && Number.isInteger(value),
      ),
    number: (key, from, to) =>
      read(
        key,
        isNumberAsText(object[key]) ? 'number-as-text' : `not-a-number-${from}-to-${to}`,
        (value): value is number => isIn(value, from, to),
      ),
    isNumberAsText: (key) => isNumberAsText(object[key]),
    word: (key, words) =>
      read(key, `not-one-of-${words.join('-')}`, (value): value is (typeof words)[number] =>
        words.some((word) => word === value),
      ),
    texts: (key) =>
      readList(key, isText)
        .map((text) => readText(key, text))
        .filter((text) => text !== null),
    list: (key) => readList(key, isObject).map((item, i) => nested(item, `${key}[${i}]`)),
    inside: (key) => {
      const inner = read(key, 'not-an-object', isObject);
      return inner && nested(inner, key);
    },
    refuse,
  };
}

function isNumberAsText(value: unknown): boolean {
  return typeof value === 'string' && /^\s*[+-]?\d+([.,]\d+)?\s*$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
