import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { supportedBrowsers } from '../vite/browsers.js';
import { hasNewerSyntax, missingInStyles } from './browserSupport.js';
import { root } from './stage.js';

describe('what a build emits for the supported browsers', () => {
  it('may have no syntax that one of them does not know', () => {
    expect(hasNewerSyntax('const a = b?.c ?? /[a--b]/v; class D { static #e = 1 }')).toBe(false);
    expect(hasNewerSyntax('{ using file = open(); }')).toBe(true);
    expect(hasNewerSyntax('const a = b?.c;', ['chrome79'])).toBe(true);
  });

  it('may have no CSS that one of them does not do', () => {
    expect(missingInStyles('.a:has(input){color:red}')).toEqual([]);
    expect(missingInStyles('.a:has(input){color:red}', { firefox: '120', chrome: '123' })).toEqual([
      'css-has: firefox 120',
    ]);
    expect(missingInStyles('.a{anchor-name:--a}')).toEqual(
      expect.arrayContaining([`css-anchor-positioning: safari ${supportedBrowsers.safari}`]),
    );
  });

  it('is what the documents say', () => {
    const document = readFileSync(join(root, 'docs/browsers.md'), 'utf8');
    const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
    for (const [name, version] of Object.entries(supportedBrowsers)) {
      const number = version.replace('.', '\\.');
      expect(document.toLowerCase()).toMatch(new RegExp(`\\| ${name}[^|]*\\| ${number} `));
      expect(readme).toMatch(new RegExp(`\\b${name} ${number}[, ]`, 'i'));
    }
  });
});
