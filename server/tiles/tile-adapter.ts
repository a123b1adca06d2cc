import { errorResponse } from '../http/error-response.ts';
import type { NodeAdapter } from '../http/node-adapter.ts';
import { createTileHandler, type TileHandlerOptions } from './tile-handler.ts';

export interface TileAdapterOptions extends TileHandlerOptions {
  /** Told of whatever a tile could not be made for. */
  onError: (error: unknown, requestId: string) => void;
}

/** Joins the tiles to Node's HTTP server. They are not counted: a map asks for dozens at once. */
export function createTileAdapter({ onError, ...options }: TileAdapterOptions): NodeAdapter {
  const answerTile = createTileHandler(options);
  return (request, response, { path, query, requestId }) => {
    const answer = () => {
      try {
        return answerTile({ path, query, acceptEncoding: request.headers['accept-encoding'] });
      } catch (error) {
        onError(error, requestId);
        return errorResponse({
          error: 'internal',
          message: 'The server failed to make this tile.',
          requestId,
        });
      }
    };
    const { status, headers, body } = answer();
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : (body ?? undefined));
  };
}
