import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '#lib/text/escape-markup.ts';

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** As React writes them: HTML doesn't mind, but SVG needs its own capitals. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  defaultChecked: 'checked',
  defaultValue: 'value',
  maxLength: 'maxLength',
  autoComplete: 'autoComplete',
  colSpan: 'colSpan',
  rowSpan: 'rowSpan',
  dateTime: 'dateTime',
  strokeWidth: 'stroke-width',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
};

/**
 * Plain server components only: no waiting, no hooks, nothing of the browser's. The same as
 * `renderToStaticMarkup`, without all that React does for hydration.
 */
export function renderMarkup(node: ReactNode): string {
  const pieces: string[] = [];
  write(node, pieces);
  return pieces.join('');
}

/**
 * Runs components until an HTML element is left, with its content as markup; null for nothing. Throws for
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

/** A component of the browser's throws here, as in any server component. */
function runComponent({ type, props }: ReactElement<ElementProps>): ReactNode {
  if (typeof type !== 'function') throw new Error('Only plain components can be written as plain markup.');
  // React's type allows classes too, which we don't use.
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

/** As React writes them; lengths must have their unit. */
function styleText(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}
