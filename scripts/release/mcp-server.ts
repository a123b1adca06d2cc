/** The image that the release workflow pushes, without its tag. */
export const IMAGE = 'ghcr.io/fairway-atlas/fairway-atlas';

/** The server's name in the MCP registry; the image repeats it in a label, by which the registry knows that both are ours. */
export const MCP_NAME = 'io.github.fairway-atlas/fairway-atlas';

/**
 * `server.json`, by which the MCP registry lists the server: an image that anybody can run, since the project has no
 * site of its own (https://modelcontextprotocol.io/registry/package-types).
 */
export function mcpServer({ version, repository }: { version: string; repository: string }) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: MCP_NAME,
    title: 'Fairway Atlas',
    description: 'Golf courses of the world: holes, hazards, scorecards, tees, course handicap. Read-only.',
    version,
    repository: { url: repository, source: 'github' },
    packages: [
      {
        registryType: 'oci',
        identifier: `${IMAGE}:${version}`,
        runtimeHint: 'docker',
        transport: { type: 'streamable-http', url: 'http://localhost:3000/mcp' },
      },
    ],
  };
}
