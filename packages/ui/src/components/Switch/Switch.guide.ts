import type { Guide } from '../../stories/guide.js';

export const switchGuide: Guide = {
  page: 'components-switch',
  components: ['Switch'],
  purpose: 'Something that is on or off and changes at once.',
  use: ['Backups, a firewall, automatic top-up. The label names the thing and does not change with its state.'],
  avoid: [
    { when: 'What waits for a form to be sent', instead: ['Checkbox'] },
    { when: 'A choice between two named things', instead: ['SegmentedControl'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it' },
    { keys: ['Space'], does: 'On and off' },
  ],
};
