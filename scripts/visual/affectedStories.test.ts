import { expect, it } from 'vitest';
import { affectedBy, allImports } from './affectedStories.js';

const imports = allImports();
const badge = 'packages/ui/src/components/Badge/Badge.stories.tsx';
const usage = 'packages/console-app/src/areas/usage/Usage.stories.tsx';

it('a story is affected by the component that it shows, and by what that imports', () => {
  expect(affectedBy(['packages/ui/src/components/Badge/Badge.css.ts'], imports)(`./${badge}`)).toBe(true);
  expect(affectedBy(['packages/ui/src/theme/contract.css.ts'], imports)(`./${badge}`)).toBe(true);
});

it('a component does not affect the story of another that lacks it, nor do documents', () => {
  expect(affectedBy(['packages/api/src/domain/money.ts'], imports)(`./${badge}`)).toBe(false);
  expect(affectedBy(['README.md', 'scripts/start.ts'], imports)(`./${badge}`)).toBe(false);
});

it('what is no source of ours may be anywhere', () => {
  const affected = affectedBy(['package-lock.json'], imports);
  expect([badge, usage].every((file) => affected(`./${file}`))).toBe(true);
});
