import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '#lib/text/escape-markup.ts';

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
  const pieces: string[] = [];
  write(node, pieces);
  return pieces.join('');
}

/**
 * Runs the components of an element until it is one of HTML, with its content as markup; null for nothing. Throws for
 * anything else.
 */
export function resolveHost(
  node: ReactNode,
): { tag: string; attributes: ElementProps; content: string } | null {
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (!isValidElement<ElementProps>(node)) throw new Error('One element is wanted, not several or a text.');
  if (typeof node.type === 'function') return resolveHost(runComponent(node));
  if (typeof node.type !== 'string') throw new Error('An element of HTML is wanted, not a fragment.');
  const { children, dangerouslySetInnerHTML: markup, ...attributes } = node.props;
  return { tag: node.type, attributes, content: markup ? markup.__html : renderMarkup(children) };
}

/** What the elements of plain components are given. */
export type ElementProps = {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly [name: string]: unknown;
};

function write(node: ReactNode, pieces: string[]): void {
  if (typeof node === 'string') pieces.push(escapeMarkup(node));
  else if (typeof node === 'number' || typeof node === 'bigint') pieces.push(String(node));
  else if (node === null || node === undefined || typeof node === 'boolean') return;
  else if (isValidElement<ElementProps>(node)) writeElement(node, pieces);
  else if (Symbol.iterator in node) for (const child of node) write(child, pieces);
  else throw new Error('What waits can’t be written as plain markup.');
}

function writeElement(element: ReactElement<ElementProps>, pieces: string[]): void {
  const { type, props } = element;
  if (typeof type === 'string') writeHost(type, props, pieces);
  else write(type === Fragment ? props.children : runComponent(element), pieces);
}

function writeHost(type: string, props: ElementProps, pieces: string[]): void {
  pieces.push('<', type);
  for (const name in props) {
    if (name !== 'children' && name !== 'dangerouslySetInnerHTML') pieces.push(attribute(name, props[name]));
  }
  if (VOID.has(type)) {
    pieces.push('/>');
    return;
  }
  pieces.push('>');
  const { dangerouslySetInnerHTML: markup } = props;
  if (markup) pieces.push(markup.__html);
  else write(props.children, pieces);
  pieces.push('</', type, '>');
}

/** A component of the browser's throws here, as it does wherever a server component calls one. */
function runComponent({ type, props }: ReactElement<ElementProps>): ReactNode {
  if (typeof type !== 'function') throw new Error('Only plain components can be written as plain markup.');
  // React's type allows for classes too, which no component of ours is.
  return (type as (props: ElementProps) => ReactNode)(props);
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
