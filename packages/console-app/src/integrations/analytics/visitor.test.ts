import { expect, it } from 'vitest';
import { visitorOf } from './visitor.js';

const site = { staffEmailDomains: ['livery.example'] };

it.each([
  ['a customer is counted, and the address stays here', 'mari@shop.example', false, { isCounted: true }],
  [
    'of staff the address is exposed, and nothing is counted',
    'jaan@Livery.example',
    false,
    { isCounted: false, email: 'jaan@Livery.example' },
  ],
  [
    'so it is of an administrator of any domain',
    'root@shop.example',
    true,
    { isCounted: false, email: 'root@shop.example' },
  ],
  ['a domain that only ends like one of the staff is a customer’s', 'x@notlivery.example', false, { isCounted: true }],
  ['a subdomain is not the domain', 'x@mail.livery.example', false, { isCounted: true }],
  ['an administrator without an address is not counted', undefined, true, { isCounted: false }],
  ['without an address nobody is staff', null, false, { isCounted: true }],
])('%s', (_, email, isAdministrator, visitor) => {
  expect(visitorOf({ email, isAdministrator }, site)).toEqual(visitor);
});

it('counts everybody but administrators where a site names no staff', () => {
  expect(visitorOf({ email: 'jaan@livery.example', isAdministrator: false }, {})).toEqual({ isCounted: true });
});
