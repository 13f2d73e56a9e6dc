import type { Guide } from '../../stories/guide.js';

export const announcerGuide: Guide = {
  page: 'components-announcer',
  components: ['Announcer'],
  purpose: 'Says to screen readers what the eye sees anyway. `useAnnounce()` gives the way to do it.',
  use: ['A change of route, or a count of results after a filter.', 'Once, around the whole application.'],
  avoid: [
    {
      when: 'What is on the screen with a role of its own, and so speaks for itself',
      instead: ['ToastRegion', 'Alert'],
    },
    { when: 'Words that belong to an element for as long as it is there', instead: ['VisuallyHidden'] },
  ],
  notes: 'A text stays in its live region for 7000 ms (specification: account and billing, section 9).',
};
