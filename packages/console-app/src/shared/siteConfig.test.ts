import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@livery/api/client';
import { site } from '@livery/api/sandbox/catalogue/site';
import { cachedSiteConfig, fetchSiteConfig } from './siteConfig.js';
import { createStorage, memoryAreas, type ConsoleStorage } from './storage.js';

let storage: ConsoleStorage;

/** Asks a server whose configuration is this. */
const fetched = (body: unknown) =>
  fetchSiteConfig(
    createClient({
      origin: 'https://site.test',
      credentials: () => ({}),
      report: () => undefined,
      fetch: () => Promise.resolve(Response.json(body)),
    }),
    storage,
  );

beforeEach(() => {
  storage = createStorage(memoryAreas());
});

describe('the configuration of the site', () => {
  it('is kept for a day', async () => {
    expect(await fetched(site)).toEqual(site);
    const { at = 0 } = storage.uiConfig.get() ?? {};
    expect(cachedSiteConfig(storage, at + 1000)).toEqual(site);
    expect(cachedSiteConfig(storage, at + 24 * 3_600_000)).toBeUndefined();
    expect(cachedSiteConfig(storage, at - 1000)).toEqual(site);
    expect(cachedSiteConfig(storage, at - 3_600_000)).toBeUndefined();
  });

  it.each([undefined, { kind: 'saml', domain: 'id.example' }])(
    'is kept where the identity provider is %j',
    async (identityProvider) => {
      const { identityProvider: _, ...others } = site;
      const config = { ...others, ...(identityProvider && { identityProvider }) };
      expect(await fetched(config)).toEqual(config);
      expect(cachedSiteConfig(storage)).toEqual(config);
    },
  );

  it('that had to be repaired serves this visit only', async () => {
    const config = await fetched({ ...site, siteName: 7, locations: 'none', paymentProcessors: [null] });
    expect(config).toMatchObject({
      siteName: 'Console',
      locations: [],
      paymentProcessors: [],
      siteTheme: site.siteTheme,
    });
    expect(storage.uiConfig.get()).toBeUndefined();
  });

  it.each([[[]], ['x'], [7], [null]])('stands with nothing in it for an answer that is none: %j', async (body) => {
    expect(await fetched(body)).toMatchObject({ siteName: 'Console', features: {}, locations: [] });
    expect(storage.uiConfig.get()).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, { ...site, locations: {} }])(
    'that was kept and is none is not used: %j',
    (value) => {
      storage.uiConfig.set({ at: Date.now(), value });
      expect(cachedSiteConfig(storage)).toBeUndefined();
    },
  );
});
