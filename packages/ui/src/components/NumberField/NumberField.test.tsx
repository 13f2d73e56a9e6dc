import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.js';

test('what is no number leaves the field empty', () => {
  const html = renderToString(<NumberField label="Disk size" value={Number.NaN} onChange={() => undefined} />);
  expect(html).toMatch(/<input[^>]* value=""/);
});
