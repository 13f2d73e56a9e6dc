import { expect, it } from 'vitest';
import { isPage } from './sessionWindow.js';

it.each([
  ['https://console.example.com/vnc?token=1', true],
  ['http://localhost:4100/screen', true],
  ['wss://console.example.com/vnc', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['/screen', false],
])('opens %s in a window: %s', (url, opens) => {
  expect(isPage(url)).toBe(opens);
});
