import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getUser } from '@livery/api/generated/operations/identity';
import { createConsoleQueries } from '#shared/queries.js';
import { openPage } from '#testing/services.js';
import { keepInProfile } from './profileLanguage.js';

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

it('sends the language that was chosen last, after the one that is under way', async () => {
  const answers: (() => void)[] = [];
  const sent: (string | null)[] = [];
  const services = openPage({
    address: { origin: 'https://site.test', pathname: '/app/', search: '', hash: '' },
    async fetch(request) {
      sent.push(new URLSearchParams(await (request as Request).text()).get('lang'));
      await new Promise<void>((done) => void answers.push(done));
      return Response.json({});
    },
  });
  const client = services.get(createConsoleQueries);
  client.setQueryData([getUser.id], { profile_data: { lang: 'en' } });

  keepInProfile(services, client, 'et');
  await vi.waitFor(() => expect(sent).toEqual(['et']), { timeout: 20_000 });
  keepInProfile(services, client, 'en');
  keepInProfile(services, client, 'et');
  keepInProfile(services, client, 'en');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await vi.waitFor(() => expect(sent).toEqual(['et', 'en']));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await vi.waitFor(() => expect(services.storage.profileLanguage.get()).toBe('en'));
  keepInProfile(services, client, 'en');
  await new Promise((done) => void setTimeout(done, 20));
  expect(sent).toEqual(['et', 'en']);
});
