import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../internal/fixtures.js';
import { ErrorSummary } from './ErrorSummary.js';

const name = { field: 'name', message: 'Enter a name' };

test.each([
  [[name, { field: 'name', message: 'Use letters only' }], 'Correct one field to continue'],
  [
    [name, { field: 'size', message: 'Choose a size' }, { message: 'The card was declined' }],
    'Correct 2 fields to continue',
  ],
  [[{ message: 'The card was declined' }], 'You cannot continue yet'],
])('counts the fields that it names, not what is wrong with them: %j', async (errors, heading) => {
  const { root } = mounted();
  root.render(<ErrorSummary errors={errors} attempt={1} />);
  await expect.element(page.getByRole('alert', { name: heading })).toBeVisible();
});
