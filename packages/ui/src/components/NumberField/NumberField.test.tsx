import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.js';

test('a NaN that nobody has typed leaves the field empty, for its form too', () => {
  const html = renderToString(
    <NumberField label="Disk size" name="size" value={Number.NaN} onChange={() => undefined} />,
  );
  expect(html).toMatch(/<input[^>]* type="text"[^>]* value=""/);
  expect(html).toMatch(/<input type="hidden" name="size" value=""/);
});
