import { expect, it } from 'vitest';
import { replacedChoices, type Choices } from './useReplacedChoices.js';

const at = (location: string, network: string | null, sent: string | undefined): Choices => ({
  location: { chosen: location, sent: location },
  network: { chosen: network, sent },
});

it.each<[string, Choices, Choices, string[]]>([
  ['went', at('jhv', 'b', 'b'), at('jhv', 'b', 'default'), ['network']],
  ['went, and there is no other', at('jhv', 'b', 'b'), at('jhv', 'b', undefined), ['network']],
  ['is of the location before', at('jhv', 'b', 'b'), at('tll', 'b', undefined), []],
  ['was of another location', at('tll', 'b', undefined), at('tll', 'b', 'default'), []],
  ['was none', at('jhv', null, 'a'), at('jhv', null, 'default'), []],
  ['is changed', at('jhv', 'b', 'b'), at('jhv', 'c', 'c'), []],
])('a choice that %s', (_, before, now, fields) => {
  expect(replacedChoices(before, now)).toEqual(fields);
});
