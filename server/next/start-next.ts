import type { Server } from 'node:http';
import { createRender, type NextHandler, type Render } from './render.ts';

/** Next with our own requests, as a renderer needs it. It's loaded only here. */
export async function startNext(): Promise<{ render: Render }> {
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost' });
  await app.prepare();
  return { render: createRender(app.getRequestHandler()) };
}

/** Next with the visitor's own connection: it also sends changes to open pages. */
export async function startNextForDevelopment(
  server: Server,
  port: number,
): Promise<{ handler: NextHandler; close: () => Promise<void> }> {
  const { default: next } = await import('next');
  const app = next({ dev: true, dir: process.cwd(), hostname: 'localhost', port, httpServer: server });
  await app.prepare();
  return { handler: app.getRequestHandler(), close: () => app.close() };
}
