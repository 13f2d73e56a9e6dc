import { expect, test } from 'vitest';
import { matchesName } from './matchesName.js';

test.each([
  { typed: 'web-1', name: 'web-1', matches: true },
  { typed: '  web-1\n', name: 'web-1', matches: true },
  { typed: 'web-1', name: ' web-1 ', matches: true },
  { typed: 'my  server', name: 'my  server', matches: true },
  { typed: 'my server', name: 'my  server', matches: false },
  { typed: 'Web-1', name: 'web-1', matches: false },
  { typed: 'web-', name: 'web-1', matches: false },
  { typed: 'web-10', name: 'web-1', matches: false },
  { typed: '', name: 'web-1', matches: false },
  { typed: '', name: '', matches: false },
  { typed: '  ', name: '', matches: false },
])('"$typed" for "$name": $matches', ({ typed, name, matches }) => {
  expect(matchesName(typed, name)).toBe(matches);
});
