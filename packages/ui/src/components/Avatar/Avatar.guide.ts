import type { Guide } from '../../stories/guide.js';

export const avatarGuide: Guide = {
  page: 'components-avatar',
  components: ['Avatar'],
  purpose:
    'Who somebody is, at a glance: their picture, or their initials while it loads, where there is none and where it fails.',
  use: ['Beside a name, where it is decorative.', 'Alone in a row of people, with a `label` that says who it is.'],
  avoid: [{ when: 'A company: show its logo' }, { when: 'A kind of thing', instead: ['Icon'] }],
};
