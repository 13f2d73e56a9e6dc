import type { Guide } from '../../stories/guide.js';

export const tabsGuide: Guide = {
  page: 'components-tabs',
  components: ['Tabs'],
  purpose: 'The parts of one thing, one shown at a time.',
  use: [
    'A page about something with more than fits below one another: facts, disks, metrics.',
    'An `href` for each where the tab should live in the address: it is then a link and opens in a new browser tab too.',
  ],
  avoid: [
    { when: 'Steps that follow each other', instead: ['Stepper'] },
    { when: 'A choice inside a form, or of a view', instead: ['SegmentedControl', 'RadioGroup'] },
    { when: 'Short texts of which one or two are read', instead: ['Accordion'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the selected tab, then into its panel' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Previous, next tab, around the ends; selects it, except where tabs are links',
    },
    { keys: ['Home', 'End'], does: 'First, last tab' },
    { keys: ['Enter', 'Space'], on: 'a tab that is a link', does: 'Follows it' },
  ],
  notes:
    'A tab with a `disabledReason` is reached like the others, and says why it cannot be selected. On a narrow screen the tabs scroll inside their own line.',
};
