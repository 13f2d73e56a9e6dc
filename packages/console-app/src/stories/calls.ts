import type { OperationId } from '@livery/api/client/operation';
import type { Site } from './site.js';

const isChange = ({ method }: Request): boolean => method !== 'GET';

/** Holds back what a path is asked for; gives what lets it go on. */
export function holdCalls(site: Site, path: string): () => void {
  const { fetch } = site;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  site.fetch = async (request) => {
    if (new URL(request.url).pathname.endsWith(path)) await released;
    return fetch(request);
  };
  return () => {
    site.fetch = fetch;
    release();
  };
}

/** Lets the next change of a path be made, and answers something else. */
function answerNext(site: Site, path: string, answer: () => Response): void {
  const { fetch } = site;
  let isOver = false;
  site.fetch = async (request) => {
    const response = await fetch(request);
    if (isOver || !isChange(request) || !new URL(request.url).pathname.endsWith(path)) return response;
    isOver = true;
    return answer();
  };
}

/** The response to the next change of a path is lost on its way. */
export const loseResponse = (site: Site, path: string): void =>
  answerNext(site, path, () => {
    throw new TypeError('Failed to fetch');
  });

/** The response to the next change of a path is an object with nothing in it. */
export const emptyResponse = (site: Site, path: string): void => answerNext(site, path, () => Response.json({}));

interface Call {
  operationId: OperationId;
  path: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A call that another user makes, by the API key. Throws where it is refused. */
export async function callAs(site: Site, apikey: string, call: Call): Promise<void> {
  const order = JSON.stringify({ ...call, apikey });
  const response = await site.fetch(new Request(`${site.origin}/sandbox/calls`, { method: 'POST', body: order }));
  if (!response.ok) throw new Error(await response.text());
}

/** A colleague of the customer makes a call. */
export const callAsColleague = (
  site: Site,
  operationId: OperationId,
  path: Record<string, string>,
  body: Record<string, unknown>,
): Promise<void> => callAs(site, 'colleague', { operationId, path, body });
