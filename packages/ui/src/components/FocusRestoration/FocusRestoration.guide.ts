import type { Guide } from '../../stories/guide.js';

export const focusRestorationGuide: Guide = {
  page: 'components-focus-restoration',
  components: [],
  purpose: '`useFocusRestoration()` keeps the focus near when the element that has it goes.',
  use: [
    'Once, at the top of an application: rows that are removed, alerts that are dismissed, filters that are cleared.',
  ],
  avoid: [
    { when: "A change of route: move the focus to the new page's heading yourself" },
    { when: 'Announcing what happened', instead: ['Announcer'] },
  ],
  notes:
    'The focus moves to what comes next, else to what stands before, a heading included, and stays inside of the main landmark or the dialog. In a shadow root it is given that root.',
};
