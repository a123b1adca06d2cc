import assert from 'node:assert/strict';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

export const protocolVersions = ['2025-11-25', '2026-07-28'] as const;

export type Agent = {
  client: Client;
  /** Its text and content; the client has checked them against the tool's output schema. */
  call: (name: string, input: Record<string, unknown>) => Promise<CallToolResult>;
  /** The content of an answer that mustn't fail. */
  // biome-ignore lint/suspicious/noExplicitAny: the client has checked it against the tool's schema
  ask: (name: string, input: Record<string, unknown>) => Promise<any>;
  textOf: (name: string, input: Record<string, unknown>) => Promise<string>;
  /** What a call that must fail says. */
  refusalOf: (name: string, input: Record<string, unknown>) => Promise<string>;
};

/** The official client at `address`, connected in this version of the protocol. */
export async function connectAgent(
  address: string,
  version: (typeof protocolVersions)[number],
): Promise<Agent> {
  const mode = version === '2025-11-25' ? 'legacy' : { pin: version };
  const client = new Client({ name: 'fairway-tests', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  const { tools } = await client.listTools();
  assert.ok(tools.length > 0);
  const call = (name: string, input: Record<string, unknown>) =>
    client.callTool({ name, arguments: input }) as Promise<CallToolResult>;
  const succeed = async (name: string, input: Record<string, unknown>) => {
    const result = await call(name, input);
    assert.ok(!result.isError, `${name} ${JSON.stringify(input)}: ${sayingOf(result)}`);
    return result;
  };
  return {
    client,
    call,
    ask: async (name, input) => (await succeed(name, input)).structuredContent,
    textOf: async (name, input) => sayingOf(await succeed(name, input)),
    async refusalOf(name, input) {
      const result = await call(name, input);
      assert.equal(result.isError, true, `${name} ${JSON.stringify(input)}`);
      return sayingOf(result);
    },
  };
}

export function sayingOf({ content }: CallToolResult): string {
  assert.equal(content.length, 1);
  const [said] = content;
  assert.ok(said?.type === 'text');
  return said.text;
}
