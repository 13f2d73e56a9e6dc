import { bindApi, createClient, createQueryClient } from '@livery/api/client';
import type { PaymentRecord } from '#shared/storage.js';
import { createPaymentDesk, type PaymentDesk } from '../paymentDesk.js';

/** What may happen to a call on its way. */
export type Fate = 'arrives' | 'lost' | 'answer lost' | 'fails' | 'gateway fails';

export interface World {
  /** Answers a call. */
  fetch: (request: Request) => Promise<Response>;
  /** What happens to the next call. */
  fate: () => Fate;
  /** How many turns of the event loop the next call takes. */
  turns: () => number;
  now: () => number;
}

export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Does something a number of times, one after the other. */
export async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  if (times <= 0) return;
  await work();
  await repeat(times - 1, work);
}

/** The browser: storage and locks that its tabs share. */
export function openBrowser(world: World) {
  let stored: PaymentRecord[] | undefined;
  const queues = new Map<string, Promise<unknown>>();

  /** A tab, whose page may be gone: then nothing of it goes on, and its locks are free. */
  function openTab() {
    let isGone = false;
    let end: () => void = () => undefined;
    const gone = new Promise<never>((_resolve, reject) => (end = () => reject(new Error('The page is gone'))));
    gone.catch(() => undefined);

    async function fetch(request: Request): Promise<Response> {
      const fate = world.fate();
      await repeat(world.turns(), turn);
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      if (fate === 'fails') return Response.json({ message: 'Unhandled failure' }, { status: 500 });
      const response = await world.fetch(request);
      await repeat(world.turns(), turn);
      if (fate === 'answer lost') throw new TypeError('Failed to fetch');
      if (fate === 'gateway fails')
        return new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } });
      return response;
    }

    const client = createQueryClient();
    const request = (sent: Request): Promise<Response> => Promise.race([fetch(sent), gone]);
    bindApi(
      client,
      createClient({
        origin: 'http://sandbox.test',
        credentials: () => ({ apiKey: 'demo' }),
        fetch: request,
        report: () => undefined,
      }),
    );

    const lock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const before = queues.get(name) ?? Promise.resolve();
      const run = before
        .catch(() => undefined)
        .then(() => {
          if (isGone) throw new Error('The page is gone');
          return Promise.race([work(), gone]);
        });
      queues.set(name, run);
      return Promise.race([run, gone]);
    };

    const desk: PaymentDesk = createPaymentDesk({
      client,
      lock,
      records: {
        get: () => stored,
        set(records) {
          if (!isGone) stored = structuredClone(records);
        },
      },
      user: () => 77,
      now: world.now,
    });
    return {
      desk,
      /** Loads another page: what this one has under way is lost. */
      leave() {
        isGone = true;
        end();
      },
    };
  }

  return { openTab, records: (): readonly PaymentRecord[] => stored ?? [] };
}

export type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;
