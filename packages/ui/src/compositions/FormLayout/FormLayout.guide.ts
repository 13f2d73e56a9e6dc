import type { Guide } from '../../stories/guide.js';

export const formLayoutGuide: Guide = {
  page: 'compositions-formlayout',
  components: ['FormLayout', 'FormSection'],
  purpose:
    'A create or edit page: the form, at most 700 px wide, in sections, and beside it a sidebar of 320 px (specification: account and billing, section 9).',
  use: [
    'Inside the `<form>`, with a PriceSummary as sidebar. Where both do not fit, the summary is a bar at the foot of the screen.',
  ],
  avoid: [
    { when: 'A short form that a person finishes without leaving the page', instead: ['Dialog', 'Drawer'] },
    { when: 'A form with nothing beside it', instead: ['Form'] },
    { when: 'Facts that are only read', instead: ['KeyValueList'] },
  ],
};
