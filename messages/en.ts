export * from './en/golf.ts';
export * from './en/holes.ts';
export * from './en/numbers.ts';
