import { describe, expect, it } from 'vitest';
import { images } from '@livery/api/sandbox/catalogue/images';
import { iconSource } from './iconSource.js';
import { isWindows, logoOutline } from './logos.js';

describe('the logo of a product', () => {
  it.each([
    'ubuntu',
    'Rocky Linux',
    'rocky-9',
    'AlmaLinux',
    'opensuse-leap',
    'rhel9',
    'GitLab CE',
    'postgresql',
    'Kubernetes cluster',
    'Node.js',
  ])('%s is an outline', async (name) => {
    expect(await logoOutline(name)).toMatch(/^[Mm][\d .-]/);
  });

  it('is there for all that the sandbox offers but Windows, which has a neutral picture, and what nobody knows', async () => {
    const names = images.map(({ os_name }) => os_name);
    const outlines = await Promise.all(names.map((name) => logoOutline(name)));
    expect(names.filter((_, at) => outlines[at] === undefined)).toEqual(['windows', 'haiku']);
    expect(names.filter(isWindows)).toEqual(['windows']);
  });

  it.each(['my-own-image', 'not ubuntu', ''])('%j is none', async (name) => {
    expect(await logoOutline(name)).toBeUndefined();
  });

  it('is the same promise each time, so that a screen waits for it once', () => {
    expect(logoOutline('debian')).toBe(logoOutline('debian'));
  });
});

describe("the provider's own picture", () => {
  const origin = 'https://console.example';

  it.each([
    ['https://cdn.example/ubuntu.png', 'https://cdn.example/ubuntu.png'],
    ['/icons/ubuntu.svg', 'https://console.example/icons/ubuntu.svg'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('%s is shown', (icon, source) => {
    expect(iconSource(icon, origin)).toBe(source);
  });

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'http://cdn.example/ubuntu.png',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://console.example/1',
    'https://',
  ])('%j is not', (icon) => {
    expect(iconSource(icon, origin)).toBeUndefined();
  });

  it('may come without encryption where the console does', () => {
    expect(iconSource('/icons/a.png', 'http://localhost:4100')).toBe('http://localhost:4100/icons/a.png');
  });
});
