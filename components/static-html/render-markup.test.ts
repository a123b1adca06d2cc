import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderMarkup, resolveHost } from './render-markup.ts';

/** React escapes an apostrophe differently. */
const byReact = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('&#x27;', '&#39;');

const words = fc.oneof(
  fc.string(),
  fc.constantFrom('<script>alert(1)</script>', '"]]>', '&amp;', "it's", '</td>', '⛳', ''),
);

const attributes = fc.record(
  {
    className: words,
    id: words,
    colSpan: fc.nat(20),
    hidden: fc.boolean(),
    'aria-hidden': fc.boolean(),
    'data-card': words,
    title: fc.option(words),
    style: fc.record({ '--bar-top': fc.constant('50%'), background: fc.constantFrom('#123456', undefined) }),
  },
  { requiredKeys: [] },
);

/** Passes on what it's given, as our components do. */
const Cell = ({ children, ...given }: { children?: ReactNode }) =>
  createElement(Fragment, null, createElement('span', given, children), ' ');

const Card = ({ name }: { name: string }) => createElement('section', { id: 'card' }, 'for ', name);

const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.double({ noNaN: true }),
    fc.constantFrom(null, undefined, true, false),
    fc
      .tuple(
        fc.constantFrom('p', 'td', 'span', 'svg', Cell, Fragment),
        attributes,
        fc.array(tie('tree'), { maxLength: 4 }),
      )
      .map(([type, given, children]) =>
        createElement(type as 'p', type === Fragment ? null : given, ...children),
      ),
    fc.constant(createElement('br')),
  ),
}));

test('writes elements as React writes those that are not hydrated', () => {
  fc.assert(
    fc.property(tree, (node) => assert.equal(renderMarkup(node), byReact(node))),
    { numRuns: 3000 },
  );
});

test('renames what React calls something else than HTML', () => {
  const node = createElement(
    'svg',
    { viewBox: '0 0 1 1', preserveAspectRatio: 'none', strokeWidth: 2, tabIndex: 0 },
    createElement('label', { htmlFor: 'a' }, createElement('td', { rowSpan: 2 })),
  );
  assert.equal(
    renderMarkup(node),
    '<svg viewBox="0 0 1 1" preserveAspectRatio="none" stroke-width="2" tabindex="0"><label for="a"><td rowSpan="2"></td></label></svg>',
  );
});

test('writes ready-made markup as it is', () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  const node = createElement('svg', { dangerouslySetInnerHTML: { __html: '<path d="M0 0"/>' } });
  assert.equal(renderMarkup(node), '<svg><path d="M0 0"/></svg>');
});

test('refuses what needs a browser, time or a name that it does not know', () => {
  assert.throws(() => renderMarkup(createElement('p', { onClick: () => {} })), /onClick/);
  assert.throws(() => renderMarkup(createElement('p', { contentEditable: 'true' })), /contentEditable/);
  assert.throws(() => renderMarkup(Promise.resolve('late')), /waits/);
});

test('resolves components to the element they give', () => {
  assert.deepEqual(resolveHost(createElement(Card, { name: 'R&A' })), {
    tag: 'section',
    attributes: { id: 'card' },
    content: 'for R&amp;A',
  });
  assert.equal(resolveHost(createElement(() => null)), null);
  assert.throws(() => resolveHost(createElement(Fragment)), /fragment/);
  assert.throws(() => resolveHost('text'), /One element/);
});
