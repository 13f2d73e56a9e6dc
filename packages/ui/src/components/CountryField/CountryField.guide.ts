import type { Guide } from '../../stories/guide.js';

export const countryFieldGuide: Guide = {
  page: 'components-countryfield',
  components: ['CountryField', 'CurrencyField'],
  purpose:
    'A country, or a currency, by its name in the language of the page. What is chosen is the code of ISO 3166 or ISO 4217.',
  use: [
    'Addresses, tax residence; the currency of an account.',
    '`useCodeOptions` where the same names are needed in a filter or a table.',
  ],
  avoid: [
    { when: 'Languages, locations and other lists of a product', instead: ['Select', 'ComboBox'] },
    { when: 'A phone number, which brings its country', instead: ['PhoneField'] },
  ],
  keyboard: [
    { keys: ['Tab'], on: 'to the field', does: 'Opens the list' },
    { keys: ['Letters'], does: 'Narrow the names' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves, as in a ComboBox' },
    { keys: ['Enter', 'Tab'], does: 'Chooses what is marked or typed out; a currency by its code as well' },
  ],
  notes: 'A code that came and nobody knows stays as it is.',
};
