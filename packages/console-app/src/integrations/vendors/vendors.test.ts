import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@livery/api/sandbox/catalogue/site';
import type { SiteConfig } from '@livery/api/generated/types';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import { chatKinds, vendorsOf } from './origins.js';
import { trustedTypeRules } from './trustedTypes.js';

const plain: SiteConfig = { ...site, paymentProcessors: [] };
const policyOf = (changes: Partial<SiteConfig> = {}): Map<string, string[]> =>
  new Map(
    contentSecurityPolicy({ scriptHashes: ['sha256-abc='], config: { ...plain, ...changes } })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('the policy of a page', () => {
  it('allows nobody but the page itself on a site without vendors', () => {
    const policy = policyOf();
    const foreign = [...policy.values()].flat().filter((source) => /^(https|wss|http):/.test(source));
    expect(foreign).toEqual([]);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
  });

  it.each(chatKinds)('allows %s where it is the chat of the site, and no other chat', (kind) => {
    const scripts = policyOf({ chat: { kind } }).get('script-src') ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const other of chatKinds.filter((one) => one !== kind))
      for (const source of policyOf({ chat: { kind: other } })
        .get('script-src')
        ?.slice(2) ?? [])
        expect(scripts).not.toContain(source);
  });

  it('never allows inline scripts or eval, whatever is configured', () => {
    for (const kind of chatKinds) {
      const scripts = policyOf({ chat: { kind }, analytics: { kind: 'google', measurement_id: 'G-1' } }).get(
        'script-src',
      );
      expect(scripts?.join(' ')).not.toMatch(/unsafe|data:|blob:|https:( |$)|\*( |$)/);
    }
  });

  it.each(['interactions/usePress', 'overlays/usePreventScroll'])(
    'allows the style element of react-aria in %s',
    (file) => {
      const root = join(import.meta.dirname, '../../../../..');
      const source = readFileSync(join(root, `node_modules/react-aria/dist/private/${file}.mjs`), 'utf8');
      const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
      const [, style = ''] = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source) ?? [];
      const written = style.replace(/\$\{[^}]+\}/, attribute).trim();
      const hash = createHash('sha256').update(written).digest('base64');
      expect(policyOf().get('style-src')).toContain(`'sha256-${hash}'`);
    },
  );

  it('allows an unknown chat nothing', () => {
    expect(policyOf({ chat: { kind: 'unheard-of' } })).toEqual(policyOf());
  });

  it('names the hosts of what the configuration names, and ignores paths of the site and odd addresses', () => {
    const policy = policyOf({
      logo: 'https://brand.example/logo.svg',
      loginIntro: '/intro.png',
      isoCertificates: [{ url: '/iso', image: 'https://seals.example/27001.svg' }],
      themeScripts: [
        { src: 'https://consent.example/v1.js?id=7', waitForLoad: true },
        { src: 'javascript:alert(1)', waitForLoad: false },
        { src: 'http://plain.example/a.js', waitForLoad: false },
        { src: "https://x.example/ ; script-src 'unsafe-inline'", waitForLoad: false },
      ],
      errorReporting: { dsn: 'https://key@errors.example/4' },
      identityProvider: { kind: 'auth0', domain: 'livery.eu.auth0.com' },
    });
    expect(policy.get('script-src')?.slice(2)).toEqual(['https://consent.example', 'https://x.example']);
    expect(policy.get('connect-src')).toEqual(
      expect.arrayContaining(['https://errors.example', 'https://livery.eu.auth0.com']),
    );
    expect(policy.get('img-src')).toEqual(expect.arrayContaining(['https://brand.example', 'https://seals.example']));
    expect(policy.get('frame-src')).toContain('https://livery.eu.auth0.com');
  });
});

describe('the address of a script', () => {
  const rules = trustedTypeRules({ ...plain, chat: { kind: 'tawk' } }, 'https://console.example');

  it.each([
    '/app/assets/main.js',
    'https://console.example/app/x.js',
    'https://embed.tawk.to/p/w',
    'https://cdn.jsdelivr.net/emoji.js',
  ])('may be %s', (address) => expect(rules.createScriptURL(address)).toBe(address));

  it.each([
    'https://evil.example/x.js',
    'https://eviltawk.to/x.js',
    'http://embed.tawk.to/x.js',
    'data:text/javascript,1',
  ])('may not be %s', (address) => expect(() => rules.createScriptURL(address)).toThrow(TypeError));

  it('is markup only on a site whose vendor writes it', () => {
    expect(rules.createHTML?.('<b>chat</b>')).toBe('<b>chat</b>');
    expect(trustedTypeRules(plain, 'https://console.example').createHTML).toBeUndefined();
  });
});

it('asks nothing for payment processors that leave the page', () => {
  const [card] = site.paymentProcessors;
  expect(card).toBeDefined();
  expect(vendorsOf({ ...plain, paymentProcessors: [{ type: 'link', name: 'Bank', keyword: 'coingate' }] })).toEqual(
    vendorsOf(plain),
  );
});
