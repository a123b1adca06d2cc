import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '#lib/drawing/svg-markup.ts';

/** Elements without content, as HTML has them. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** What React writes for names with capitals; HTML doesn't mind them, SVG wants its own. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  colSpan: 'colSpan',
  rowSpan: 'rowSpan',
  dateTime: 'dateTime',
  strokeWidth: 'stroke-width',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
};

/**
 * The HTML of elements of plain server components: those that neither wait nor use hooks, with nothing of the browser's
 * in them. The same as `renderToStaticMarkup` gives, without all that React does to be able to hydrate it.
 */
export function renderMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (isValidElement<ElementProps>(node)) return elementMarkup(node);
  if (!(Symbol.iterator in node)) throw new Error('What waits can’t be written as plain markup.');
  let written = '';
  for (const child of node) written += renderMarkup(child);
  return written;
}

/** Runs the components of an element until it is one of HTML, with its content as markup; null for nothing. */
export function resolveHost(
  node: ReactNode,
): { tag: string; attributes: ElementProps; content: string } | null {
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (!isValidElement<ElementProps>(node)) throw new Error('One element is wanted, not several or a text.');
  if (typeof node.type === 'function') return resolveHost(runComponent(node));
  if (typeof node.type !== 'string') throw new Error('An element of HTML is wanted, not a fragment.');
  const { children: _children, dangerouslySetInnerHTML: _markup, ...attributes } = node.props;
  return { tag: node.type, attributes, content: contentOf(node.props) };
}

/** What the elements of plain components are given. */
export type ElementProps = {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly [name: string]: unknown;
};

function elementMarkup(element: ReactElement<ElementProps>): string {
  const { type, props } = element;
  if (type === Fragment) return renderMarkup(props.children);
  if (typeof type !== 'string') return renderMarkup(runComponent(element));
  let written = `<${type}`;
  for (const name in props) {
    if (name !== 'children' && name !== 'dangerouslySetInnerHTML') written += attribute(name, props[name]);
  }
  return VOID.has(type) ? `${written}/>` : `${written}>${contentOf(props)}</${type}>`;
}

/** A component of the browser's throws here, as it does wherever a server component calls one. */
function runComponent({ type, props }: ReactElement<ElementProps>): ReactNode {
  if (typeof type !== 'function') throw new Error('Only plain components can be written as plain markup.');
  // React's type allows for classes too, which no component of ours is.
  return (type as (props: ElementProps) => ReactNode)(props);
}

function contentOf({ children, dangerouslySetInnerHTML: markup }: ElementProps): string {
  return markup ? markup.__html : renderMarkup(children);
}

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const written = NAMES[name] ?? name;
  if (/[A-Z]/.test(name) && NAMES[name] === undefined) throw new Error(`The attribute ${name} isn’t known.`);
  if (name === 'style') return ` style="${escapeMarkup(styleText(value))}"`;
  if (typeof value === 'boolean') {
    if (/^(aria|data)-/.test(name)) return ` ${written}="${value}"`;
    return value ? ` ${written}=""` : '';
  }
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error(`The attribute ${name} is neither text nor number.`);
  return ` ${written}="${typeof value === 'number' ? value : escapeMarkup(value)}"`;
}

/** Declarations as React writes them; lengths have their unit. */
function styleText(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}
