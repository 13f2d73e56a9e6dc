import type { Middleware } from 'openapi-fetch';
import { errorFromAnswer, errorFromFailure, errorFromReading, errorFromResponse } from '../errors.js';
import type { ShapeCheck } from './shapeCheck.js';

/**
 * Reads every answer: a refusal or failure throws an error of the catalogue; a 204 and a text/plain success give
 * nothing; JSON is parsed once and handed to the shape check, which nobody waits for (A 8, I 8).
 */
export function answers(check: ShapeCheck): Middleware {
  return {
    onError({ error }) {
      return errorFromFailure(error);
    },
    async onResponse({ request, response, schemaPath, options }) {
      if (!response.ok) throw await errorFromResponse(response);
      const type = response.headers.get('content-type') ?? '';
      if (options.parseAs !== 'json') {
        if (type.includes('text/html') && options.parseAs !== 'text') throw await errorFromResponse(response);
        return undefined;
      }
      if (response.status === 204) return undefined;

      const raw = await textOf(response);
      if (raw.trim() === '' || type.startsWith('text/plain')) return nothing(response);
      let data: unknown;
      try {
        if (type.startsWith('text/')) throw new SyntaxError(`${type} is not JSON`);
        data = JSON.parse(raw);
      } catch {
        throw errorFromAnswer(response, raw);
      }
      check(`${request.method} ${schemaPath}`, data);
      return parsedAnswer(response, data);
    },
  };
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (thrown) {
    throw errorFromReading(thrown);
  }
}

function nothing(response: Response): Response {
  return new Response(null, { status: 204, headers: response.headers });
}

/** The body is used up: this answer gives the parsed data instead, so that a long list is not parsed twice. */
function parsedAnswer(response: Response, data: unknown): Response {
  const headers = new Headers(response.headers);
  // openapi-fetch calls json() only where a length is told.
  headers.set('content-length', '1');
  const answer = new Response(null, { status: response.status, statusText: response.statusText, headers });
  Object.defineProperty(answer, 'json', { value: () => Promise.resolve(data) });
  return answer;
}
