import { msg } from '@lingui/core/macro';
import { Code } from 'lucide-react';
import { lazyDialog, type ActionDefinition } from './actions.js';

/** "Show as API request": shows what every other action of the table would send about a row. */
export const requestsAction = <Row>(changes: Partial<ActionDefinition<Row>> = {}): ActionDefinition<Row> => ({
  label: msg`Show as API request`,
  icon: Code,
  dialog: lazyDialog<Row>(async () => (await import('./ApiRequests.js')).ApiRequests),
  ...changes,
});
