import type { Server } from 'node:http';
import { createRender, type NextHandler, type Render } from './render.ts';

export type NextOptions = { isDevelopment: boolean; port: number; server: Server };

export type StartedNext = {
  render: Render;
  /** Next with the visitor's own connection: for development and for parts of files. */
  handler: NextHandler;
  close: () => Promise<void>;
};

/** Next is loaded only here, so that the API needn't wait for it. */
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
