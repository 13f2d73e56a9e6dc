import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../messages/messages.js';
import { SliderField } from './SliderField.js';

test('the slider reads the number as the field beside it shows it', () => {
  const html = renderToString(
    <MessagesProvider locale="de-DE">
      <SliderField
        label="Memory"
        min={0}
        max={20_000}
        defaultValue={1234.5}
        unit="GB"
        formatOptions={{ minimumFractionDigits: 2 }}
        marks={[{ value: 16_000, label: 'Plan' }]}
      />
    </MessagesProvider>,
  );
  expect(html).toContain('aria-valuetext="1.234,50 GB"');
  expect(html).toContain('Plan: 16.000,00 GB');
  expect(html).toContain('value="1.234,50"');
});
