import { describe, expect, it } from 'vitest';
import { isOriginAllowed } from './allowedOrigins.js';
import { checkCorsOrigin, corsOriginOf, corsOriginWarning } from './corsOrigins.js';

describe('an allowed origin', () => {
  it.each([
    ['https://shop.example', []],
    [' https://shop.example/ ', []],
    ['http://localhost:5173', []],
    ['https://*.shop.example', []],
    ['HTTPS://Shop.Example:443', []],
    ['', ['cors-origin-invalid']],
    ['shop.example', ['cors-origin-invalid']],
    ['*', []],
    ['https://', ['cors-origin-invalid']],
    ['https://a b', ['cors-origin-invalid']],
    ['ftp://shop.example', []],
    ['capacitor://localhost', []],
    ['chrome-extension://abcdefgh', []],
    ['capacitor://', ['cors-origin-invalid']],
    ['capacitor://a b', ['cors-origin-invalid']],
    ['file:///home', ['cors-origin-invalid']],
    ['capacitor://mari@localhost', ['cors-origin-invalid']],
    ['javascript:alert(1)', ['cors-origin-invalid']],
    ['https://mari:secret@shop.example', ['cors-origin-invalid']],
    ['https://shop.example/cart', []],
    ['https://shop.example/?a=1', []],
  ])('%j: %j', (text, codes) => {
    expect(checkCorsOrigin(text).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['https://shop.example', undefined],
    ['https://*.shop.example/', undefined],
    ['capacitor://localhost', undefined],
    ['capacitor://localhost/', undefined],
    ['capacitor://localhost:8080/app', { code: 'cors-origin-path', params: { origin: 'capacitor://localhost:8080' } }],
    ['nonsense', undefined],
    [' * ', { code: 'cors-origin-any' }],
    ['https://Shop.example:8443/cart', { code: 'cors-origin-path', params: { origin: 'https://shop.example:8443' } }],
    ['https://shop.example/?a=1', { code: 'cors-origin-path', params: { origin: 'https://shop.example' } }],
  ])('%j is warned of: %j', (text, warning) => {
    expect(corsOriginWarning(text)).toEqual(warning);
  });

  it('stands in the list once, however it is written', () => {
    expect(checkCorsOrigin('HTTPS://SHOP.example:443', ['https://shop.example/'])).toEqual([
      { code: 'cors-origin-repeated' },
    ]);
    expect(checkCorsOrigin('http://shop.example', ['https://shop.example'])).toEqual([]);
    expect(checkCorsOrigin('https://shop.example/cart', ['https://shop.example'])).toEqual([]);
    expect(checkCorsOrigin(' *', ['*'])).toEqual([{ code: 'cors-origin-repeated' }]);
    expect(checkCorsOrigin('capacitor://localhost', ['ionic://localhost'])).toEqual([]);
    expect(checkCorsOrigin('capacitor://localhost/', ['capacitor://localhost'])).toEqual([
      { code: 'cors-origin-repeated' },
    ]);
  });

  it('is sent as a browser writes it', () => {
    expect(corsOriginOf(' HTTPS://Shop.Example:443/ ')).toBe('https://shop.example');
    expect(corsOriginOf(' nonsense ')).toBe('nonsense');
    expect(corsOriginOf(' capacitor://localhost/ ')).toBe('capacitor://localhost');
    expect(corsOriginOf('https://Shop.example/cart')).toBe('https://Shop.example/cart');
  });
});

describe('whether an origin is let in', () => {
  it.each([
    [['https://shop.example'], 'https://shop.example', true],
    [['https://shop.example'], 'https://shop.example:8443', false],
    [['https://*.shop.example'], 'https://www.shop.example', true],
    [['https://*.shop.example'], 'https://shop.example', false],
    [[], 'https://shop.example', false],
  ])('%j and %s: %s', (allowed, origin, isAllowed) => {
    expect(isOriginAllowed(allowed, origin)).toBe(isAllowed);
  });
});
