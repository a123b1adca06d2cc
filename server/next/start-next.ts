import type { Server } from 'node:http';
import { createRender, type NextHandler, type Render } from './render.ts';

export type NextOptions = { isDevelopment: boolean; port: number; server: Server };

/** Next, ready to render. */
export type StartedNext = {
  render: Render;
  /** Next with the visitor's own request and connection: in development, and for parts of files. */
  handler: NextHandler;
  close: () => Promise<void>;
};

/** Starts Next inside this process. It is loaded here and not before: the API needn't wait for it. */
export async function startNext({ isDevelopment, port, server }: NextOptions): Promise<StartedNext> {
  const { default: next } = await import('next');
  const app = next({
    dev: isDevelopment,
    dir: process.cwd(),
    hostname: 'localhost',
    port,
    httpServer: server,
  });
  await app.prepare();
  const handler = app.getRequestHandler();
  return { render: createRender(handler), handler, close: () => app.close() };
}
