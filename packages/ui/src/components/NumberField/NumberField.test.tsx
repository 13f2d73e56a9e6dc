import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.js';

test('what is no number leaves the field empty, and is not empty for its form', () => {
  const html = renderToString(
    <NumberField label="Disk size" name="size" value={Number.NaN} onChange={() => undefined} />,
  );
  expect(html).toMatch(/<input[^>]* type="text"[^>]* value=""/);
  expect(html).toMatch(/<input type="hidden" name="size" value="NaN"/);
});
