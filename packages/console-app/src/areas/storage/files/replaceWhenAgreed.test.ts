import { expect, it, vi } from 'vitest';
import { createOverlays } from '#shared/overlays.js';
import { replaceWhenAgreed } from './replaceWhenAgreed.js';

vi.mock('./ReplaceDialog.js', () => Promise.reject(new Error('The file is gone')));

const go = vi.fn<(rows: readonly string[]) => void>();
const prepare = (...existing: string[]) =>
  replaceWhenAgreed(createOverlays(), {
    rows: ['a', 'b'],
    keyOf: (row) => row,
    existing: new Set(existing),
    folder: '',
    go,
  });

it('goes on without the code of the question where nothing is replaced', async () => {
  const begin = await prepare();
  expect(go).not.toHaveBeenCalled();
  begin();
  expect(go).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});

it('tells whoever began it where that code does not come, and goes on with nothing', async () => {
  go.mockClear();
  await expect(prepare('a')).rejects.toBeInstanceOf(Error);
  expect(go).not.toHaveBeenCalled();
});
