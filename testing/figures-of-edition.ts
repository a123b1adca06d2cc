import { after, before } from 'node:test';
import { createApi } from '#lib/api/create-api.ts';
import { type Agent, connectAgent } from './agent-client.ts';
import { differentFigures } from './different-figures.ts';
import { serveFixture } from './served-fixture.ts';

/** A server with the dataset that `publish` makes, for the tests of one suite. `compare` holds the figures of all surfaces against each other. */
export function figuresOfEdition(publish: (folder: string) => Promise<unknown>) {
  const { url } = serveFixture(undefined, publish);
  let agent: Agent;
  before(async () => {
    agent = await connectAgent(url('/mcp'), '2026-07-28');
  });
  after(() => agent.client.close());
  const api = () => createApi({ baseUrl: url('/v2') });
  const compare = () =>
    differentFigures({
      api: api(),
      ask: (name, input) => agent.ask(name, input),
      markdownOf: async (slug) => (await fetch(url(`/v2/golfs/${slug}/llm.md`))).text(),
    });
  return { api, compare };
}
