import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { FetchFailed } from './fetch-failed.ts';

/** As many as a browser follows (Fetch standard, section 4.4, has 20; a store needs one or two). */
const MOST_REDIRECTS = 5;

/**
 * Asks for a file and follows redirects; the answer's body is still to be read. Throws FetchFailed where nothing comes for
 * `stallMilliseconds`, then or while the body is read. Node's own client, because `fetch` takes twice the processor time for
 * each byte.
 */
export async function openResponse(
  address: URL,
  headers: Record<string, string>,
  stallMilliseconds: number,
): Promise<IncomingMessage> {
  let asked = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(asked, headers, stallMilliseconds);
    const { statusCode = 0, headers: answered } = response;
    if (statusCode < 300 || statusCode > 399 || answered.location === undefined) return response;
    response.destroy();
    asked = new URL(answered.location, asked);
  }
  throw new FetchFailed(`${address} redirects more than ${MOST_REDIRECTS} times`);
}

function ask(address: URL, headers: Record<string, string>, stallMilliseconds: number) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (address.protocol === 'https:' ? getSecurely : get)(address, { headers, agent: false });
    const giveUp = () => {
      const error = new FetchFailed(`${address} sends nothing any more`);
      // Either may be waited for.
      request.destroy(error);
      answer?.destroy(error);
    };
    let answer: IncomingMessage | undefined;
    request.setTimeout(stallMilliseconds, giveUp);
    request.on('error', reject);
    request.on('response', (response) => {
      answer = response;
      resolve(response);
    });
  });
}
