import { createServer } from 'node:http';
import { endWithParent } from './end-with-parent.ts';
import { answerUsage } from './usage.ts';

endWithParent();

/** An answer as it went over the wire: status, header lines as a flat list, body as base64. */
export type RecordedAnswer = { status: number; headers: string[]; body: string };

/** Answers by request target. */
export type Recording = Record<string, RecordedAnswer>;

/**
 * The floor that the API is measured against: nothing but Node's own HTTP server, sending recorded answers, headers and
 * body alike, by looking up the target of the request.
 */
answerUsage();
process.once('message', (recording: Recording) => {
  const answers = new Map(
    Object.entries(recording).map(([target, { status, headers, body }]) => [
      target,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')!;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send!(typeof address === 'object' && address ? address.port : 0);
  });
});
