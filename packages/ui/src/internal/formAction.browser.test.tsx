import { useActionState, useState } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../components/Button/Button.js';
import { Checkbox } from '../components/Checkbox/Checkbox.js';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.js';
import { ComboBox } from '../components/ComboBox/ComboBox.js';
import { DateRangeField } from '../components/DateRangeField/DateRangeField.js';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.js';
import { NumberField } from '../components/NumberField/NumberField.js';
import { PhoneField } from '../components/PhoneField/PhoneField.js';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.js';
import { SearchField } from '../components/SearchField/SearchField.js';
import { Select } from '../components/Select/Select.js';
import { SliderField } from '../components/SliderField/SliderField.js';
import { SshKeyField } from '../components/SshKeyField/SshKeyField.js';
import { TagField } from '../components/TagField/TagField.js';
import { TextField } from '../components/TextField/TextField.js';
import { mounted } from './fixtures.js';

/* React resets the form of an action when it has succeeded, which is for the fields that keep their value themselves. */

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  ({ container, root } = mounted());
});

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];
const parse = () => ({ ok: false, problem: 'This is no key' }) as const;

/** What is sent, in the order of the fields. */
const sent = () => [...new FormData(container.querySelector('form') ?? undefined)].map(([, value]) => value);

const first = {
  text: 'first',
  key: 'first',
  search: 'first',
  count: 1,
  memory: 1,
  phone: '+3725551234',
  days: { from: '2026-01-01', to: '2026-01-31' },
  system: 'a',
  radio: 'a',
  boxes: ['a'],
  city: 'a',
  cities: ['a'],
  tags: ['first'],
  isOn: false,
};
const other: typeof first = {
  text: 'other',
  key: 'other',
  search: 'other',
  count: 2,
  memory: 2,
  phone: '+3725554321',
  days: { from: '2026-02-01', to: '2026-02-28' },
  system: 'b',
  radio: 'b',
  boxes: ['b'],
  city: 'b',
  cities: ['b'],
  tags: ['other'],
  isOn: true,
};
const othersSent = 'other other other 2 2 +3725554321 2026-02-01 2026-02-28 b b b b b other on'.split(' ');

function Uncontrolled() {
  const [values, act, isPending] = useActionState(async () => Promise.resolve(other), first);
  return (
    <form action={act}>
      <TextField label="Text" name="text" defaultValue={values.text} />
      <SshKeyField label="Key" name="key" defaultValue={values.key} parse={parse} />
      {/* Its ref is another one each time. */}
      <SearchField label="Search" name="search" defaultValue={values.search} ref={() => undefined} />
      <NumberField label="Count" name="count" defaultValue={values.count} />
      <SliderField label="Memory" name="memory" min={1} max={9} defaultValue={values.memory} />
      <PhoneField label="Phone" name="phone" defaultValue={values.phone} />
      <DateRangeField label="Days" name="days" defaultValue={values.days} />
      <Select label="System" name="system" options={options} defaultValue={values.system} />
      <RadioGroup label="Radio" name="radio" options={options} defaultValue={values.radio} />
      <CheckboxGroup label="Boxes" name="boxes" options={options} defaultValue={values.boxes} />
      <ComboBox label="City" name="city" options={options} defaultValue={values.city} />
      <MultiSelect label="Cities" name="cities" options={options} defaultValue={values.cities} />
      <TagField label="Tags" name="tags" defaultValue={values.tags} />
      <Checkbox label="On" name="on" defaultChecked={values.isOn} />
      <Button type="submit">Save</Button>
      <output>{isPending ? 'pending' : values.text}</output>
    </form>
  );
}

test('after an action fields that keep their value themselves hold the default that came with it', async () => {
  root.render(<Uncontrolled />);
  await page.getByRole('textbox', { name: 'Text' }).fill('typed');
  await page.getByRole('radiogroup').getByLabelText('Beta').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('other', { exact: true }).first()).toBeVisible();
  await expect.poll(sent).toEqual(othersSent);
});

const told: string[] = [];

function Controlled({ setsOther }: { setsOther: boolean }) {
  const [values, setValues] = useState(setsOther ? first : other);
  const [count, setCount] = useState(0);
  const set = (change: Partial<typeof first>) => {
    told.push(...Object.keys(change));
    setValues((before) => ({ ...before, ...change }));
  };
  const act = async () => {
    await Promise.resolve();
    setCount(count + 1);
    if (setsOther) setValues(other);
  };
  return (
    <form action={act}>
      <TextField label="Text" name="text" value={values.text} onChange={(text) => set({ text })} />
      <SshKeyField label="Key" name="key" value={values.key} onChange={(key) => set({ key })} parse={parse} />
      <SearchField label="Search" name="search" value={values.search} onChange={(search) => set({ search })} />
      <NumberField label="Count" name="count" value={values.count} onChange={(next) => set({ count: next ?? 0 })} />
      <SliderField
        label="Memory"
        name="memory"
        min={1}
        max={9}
        value={values.memory}
        onChange={(next) => set({ memory: next ?? 0 })}
      />
      <PhoneField label="Phone" name="phone" value={values.phone} onChange={(phone) => set({ phone })} />
      <DateRangeField label="Days" name="days" value={values.days} onChange={(days) => set({ days })} />
      <Select
        label="System"
        name="system"
        options={options}
        value={values.system}
        onChange={(system) => set({ system })}
      />
      <RadioGroup
        label="Radio"
        name="radio"
        options={options}
        value={values.radio}
        onChange={(radio) => set({ radio })}
      />
      <CheckboxGroup
        label="Boxes"
        name="boxes"
        options={options}
        value={values.boxes}
        onChange={(boxes) => set({ boxes })}
      />
      <ComboBox
        label="City"
        name="city"
        options={options}
        value={values.city}
        onChange={(city) => set({ city: city ?? '' })}
      />
      <MultiSelect
        label="Cities"
        name="cities"
        options={options}
        value={values.cities}
        onChange={(cities) => set({ cities: [...cities] })}
      />
      <TagField label="Tags" name="tags" value={values.tags} onChange={(tags) => set({ tags: [...tags] })} />
      <Checkbox label="On" name="on" checked={values.isOn} onChange={(isOn) => set({ isOn })} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
      <button type="button" onClick={() => setValues({ ...other })}>
        Change
      </button>
      <button type="button" onClick={(event) => event.currentTarget.form?.reset()}>
        Script
      </button>
      <output>Saved {count}</output>
    </form>
  );
}

test.each([
  ['was changed before', false],
  ['changes with it', true],
])('after an action fields whose page keeps the value, which %s, show and send that', async (_case, setsOther) => {
  root.render(<Controlled setsOther={setsOther} />);
  told.length = 0;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved 1')).toBeVisible();
  await expect.poll(sent).toEqual(othersSent);
  expect(told).toEqual([]);
});

test('a reset by a script leaves the page its values, one by a button of the form gives the first ones', async () => {
  root.render(<Controlled setsOther />);
  await expect.poll(() => sent().length).toBe(14);
  const firstSent = sent();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.poll(sent).toEqual(othersSent);
  told.length = 0;
  await page.getByRole('button', { name: 'Script' }).click();
  expect(told).toEqual([]);
  expect(sent()).toEqual(othersSent);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(sent).toEqual(firstSent);
});
