import { expect, test } from 'vitest';
import { externalAttributes } from './external.js';

test.each(['/app/console', 'console?vm=1', '#top', '?tab=2', ''])('%j keeps the session in its new tab', (href) => {
  expect(externalAttributes(href).rel).toBe('opener');
});

test.each([
  'https://example.com',
  '//example.com',
  String.raw`/\example.com`,
  '/\t/example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[',
])('%j knows nothing of the page it was opened from', (href) => {
  expect(externalAttributes(href).rel).toBe('noopener noreferrer');
});
