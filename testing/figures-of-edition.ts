import { after, before } from 'node:test';
import { createApi } from '#lib/api/create-api.ts';
import { type Agent, connectAgent } from './agent-client.ts';
import { differentFigures } from './different-figures.ts';
import { serveFixture } from './served-fixture.ts';

/** A server with the dataset that `publish` makes, for the tests of one suite; compares the figures of all surfaces. */
export function figuresOfEdition(publish: (folder: string) => Promise<unknown>) {
  const { url } = serveFixture(undefined, publish);
  let agent: Agent;
  before(async () => {
    agent = await connectAgent(url('/mcp'), '2026-07-28');
  });
  after(() => agent.client.close());
  return () =>
    differentFigures({
      api: createApi({ baseUrl: url('/v2') }),
      ask: (name, input) => agent.ask(name, input),
      markdownOf: async (slug) => (await fetch(url(`/v2/golfs/${slug}/llm.md`))).text(),
    });
}
