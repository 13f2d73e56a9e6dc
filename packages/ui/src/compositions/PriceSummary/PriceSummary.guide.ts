import type { Guide } from '../../stories/guide.js';

export const priceSummaryGuide: Guide = {
  page: 'compositions-pricesummary',
  components: ['PriceSummary'],
  purpose: 'What is about to be paid, live, beside every create and resize form. A change of the totals is announced.',
  use: [
    'As the sidebar of a FormLayout; without room it is a bar at the foot of the screen. All amounts come formatted; an unknown one is a dash, never 0.',
  ],
  avoid: [{ when: 'What was paid', instead: ['InvoiceView', 'Table', 'KeyValueList'] }],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To the `controls`, in the bar to the button that shows the lines, then to the `submit` action',
    },
    { keys: ['Enter', 'Space'], on: 'the button of the bar', does: 'Shows or hides the lines' },
  ],
};
