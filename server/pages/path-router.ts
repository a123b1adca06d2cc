/** `parameters` are raw, in the path's order. */
export type Matched<Value> = { value: Value; parameters: readonly string[] };
export type Router<Value> = (path: string) => Matched<Value> | null;

type Node<Value> = { literals: Map<string, Node<Value>>; parameter: Node<Value> | null; value: Value | null };

/**
 * Path templates look like `/golfs/{slug}/llm.md`. Literal segments win over parameters; a trailing slash
 * makes another path. Segments match as written or percent-decoded.
 */
export function createRouter<Value>(
  routes: Iterable<readonly [template: string, value: Value]>,
): Router<Value> {
  const root = emptyNode<Value>();
  const whole = new Map<string, Matched<Value>>();
  for (const [template, value] of routes) {
    addRoute(root, template, value);
    if (!template.includes('{')) whole.set(template, { value, parameters: [] });
  }
  return (path) => {
    const matched = whole.get(path);
    if (matched) return matched;
    if (!path.startsWith('/')) return null;
    const segments = path.split('/');
    const parameters: string[] = [];
    const value = findValue(root, segments, 1, parameters);
    return value === null ? null : { value, parameters };
  };
}

function emptyNode<Value>(): Node<Value> {
  return { literals: new Map(), parameter: null, value: null };
}

function addRoute<Value>(root: Node<Value>, template: string, value: Value): void {
  let node = root;
  for (const segment of template.split('/').slice(1)) {
    if (segment.startsWith('{')) {
      node.parameter ??= emptyNode();
      node = node.parameter;
    } else {
      const next = node.literals.get(segment) ?? emptyNode<Value>();
      node.literals.set(segment, next);
      node = next;
    }
  }
  node.value = value;
}

function findValue<Value>(
  node: Node<Value>,
  segments: readonly string[],
  at: number,
  parameters: string[],
): Value | null {
  if (at === segments.length) return node.value;
  const segment = segments[at]!;
  const literal =
    node.literals.get(segment) ?? (segment.includes('%') ? node.literals.get(unescaped(segment)) : undefined);
  const found = literal ? findValue(literal, segments, at + 1, parameters) : null;
  if (found !== null) return found;
  if (!node.parameter || segment === '') return null;
  const { length } = parameters;
  parameters.push(segment);
  const value = findValue(node.parameter, segments, at + 1, parameters);
  if (value === null) parameters.length = length;
  return value;
}

function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
