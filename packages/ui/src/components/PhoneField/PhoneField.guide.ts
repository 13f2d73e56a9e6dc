import type { Guide } from '../../stories/guide.js';

export const phoneFieldGuide: Guide = {
  page: 'components-phonefield',
  components: ['PhoneField'],
  purpose:
    'A phone number as `+` and digits (E.164). The country writes its calling code; whoever knows the whole number types it.',
  use: ['Profiles, verification by message.'],
  avoid: [
    { when: 'Other numbers with signs, such as tax ids', instead: ['TextField'] },
    { when: 'A country alone', instead: ['CountryField'] },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], on: 'the country', does: 'Moves, as in a ComboBox' },
    { keys: ['Tab'], does: 'From the country to the number' },
  ],
  notes:
    'Formats and lengths of all countries come with the focus; until then the field takes numbers all the same. A number that was saved is shown as it is and passed on only when somebody changes it.',
};
