import type { Guide } from '../../stories/guide.js';

export const pageHeaderGuide: Guide = {
  page: 'components-pageheader',
  components: ['PageHeader'],
  purpose: 'The head of every page: the way up, title and status, actions with one primary, a few facts.',
  use: ['One a page. On small screens the primary action stands at the lower edge.'],
  avoid: [
    { when: 'A part of a page', instead: ['Card', 'Section'] },
    { when: 'The page of a logged-out person', instead: ['LoginLayout'] },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves from the way up to the actions, the primary one last' }],
  notes:
    'No ancestor may have `transform` or `container-type`, or the primary action is fixed to that ancestor instead of the screen.',
};
