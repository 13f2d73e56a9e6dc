import type { Guide } from '../../stories/guide.js';

export const ipAddressFieldGuide: Guide = {
  page: 'components-ipaddressfield',
  components: ['IpAddressField'],
  purpose: 'An address or a network in CIDR notation, of IPv4, IPv6 or both.',
  use: ['Wherever an address is typed. `ipAddressProblem` is the same check for a form.'],
  avoid: [
    { when: 'Several addresses: TagField with `ipAddressProblem` in its `validate`', instead: ['TagField'] },
    { when: 'One of the addresses that exist', instead: ['Select', 'ComboBox'] },
    { when: 'A host name', instead: ['TextField'] },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Leaves the field, which then says what is wrong' }],
  notes:
    'What is wrong is told in words: a number above 255, a leading zero, a second "::", a prefix that is missing or too long.',
};
