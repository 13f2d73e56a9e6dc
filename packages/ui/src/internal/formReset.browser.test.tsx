import { useState, type ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.js';
import { Checkbox } from '../components/Checkbox/Checkbox.js';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.js';
import { DateField } from '../components/DateField/DateField.js';
import { DateRangeField } from '../components/DateRangeField/DateRangeField.js';
import { IpAddressField } from '../components/IpAddressField/IpAddressField.js';
import { OneTimeCode } from '../components/OneTimeCode/OneTimeCode.js';
import { PasswordField } from '../components/PasswordField/PasswordField.js';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.js';
import { SearchField } from '../components/SearchField/SearchField.js';
import { Select } from '../components/Select/Select.js';
import { SshKeyField } from '../components/SshKeyField/SshKeyField.js';
import { Switch } from '../components/Switch/Switch.js';
import { TextArea } from '../components/TextArea/TextArea.js';
import { TextField } from '../components/TextField/TextField.js';
import { RowsEditor } from '../compositions/RowsEditor/RowsEditor.js';
import { mounted } from './fixtures.js';

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  ({ container, root } = mounted());
});

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];

function render(field: ReactElement) {
  const form = (again: number) => (
    <form data-render={again}>
      {field}
      <Button type="reset">Reset</Button>
    </form>
  );
  root.render(form(1));
  return {
    sent: () => [...new FormData(container.querySelector('form') ?? undefined).values()],
    reset: async () => {
      await page.getByRole('button', { name: 'Reset' }).click();
      /* What React holds shows when it renders again. */
      root.render(form(2));
      await expect.poll(() => container.querySelector('form')?.dataset['render']).toBe('2');
    },
  };
}

test.each([
  ['RadioGroup', <RadioGroup key="" label="Field" name="field" options={options} defaultValue="a" />],
  ['CheckboxGroup', <CheckboxGroup key="" label="Field" name="field" options={options} defaultValue={['a']} />],
])('a %s goes back to its first choice with its form', async (_name, field) => {
  const { sent, reset } = render(field);
  await page.getByLabelText('Beta').click();
  expect(sent()).toContain('b');
  await reset();
  expect(sent()).toEqual(['a']);
});

const parse = () => ({ ok: false, problem: 'This is no key' }) as const;

test.each([
  ['SearchField', <SearchField key="" label="Field" name="field" defaultValue="first" />, 'first', 'other'],
  ['OneTimeCode', <OneTimeCode key="" label="Field" name="field" defaultValue="12" />, '12', '3456'],
  ['SshKeyField', <SshKeyField key="" label="Field" name="field" defaultValue="" parse={parse} />, '', 'other'],
  ['IpAddressField', <IpAddressField key="" label="Field" name="field" defaultValue="192.0.2.1" />, '192.0.2.1', '1.2'],
])(
  'a %s goes back to its first text with its form, and says nothing of the other',
  async (_name, field, first, other) => {
    const { sent, reset } = render(field);
    const input = page.getByLabelText('Field');
    await input.fill(other);
    await userEvent.tab();
    expect(sent()).toEqual([other]);
    await reset();
    expect(sent()).toEqual([first]);
    await expect.element(input).toBeValid();
  },
);

test('a DateRangeField goes back to its first days with its form', async () => {
  const first = { from: '2026-01-01', to: '2026-01-31' };
  const { sent, reset } = render(<DateRangeField label="Field" name="field" defaultValue={first} />);
  await page.getByLabelText('From').fill('2026-01-15');
  expect(sent()).toEqual(['2026-01-15', '2026-01-31']);
  await reset();
  expect(sent()).toEqual(['2026-01-01', '2026-01-31']);
});

const systems = [
  { id: 'ubuntu', label: 'Ubuntu' },
  { id: 'debian', label: 'Debian' },
];

/* A scripted click does not show it: React then renders after the browser has reset its controls, not in between. */
test.each([
  ['ubuntu', 'Ubuntu'],
  [undefined, 'Select'],
])(
  'after a press on a reset button a Select that began with %s submits and shows that again',
  async (first, visible) => {
    root.render(
      <form>
        <Select label="System" name="system" options={systems} defaultValue={first} />
        <Button type="reset">Reset</Button>
      </form>,
    );
    const button = page.getByRole('button', { name: 'System' });
    await button.click();
    await page.getByRole('option', { name: 'Debian' }).click();
    await expect.element(button).toHaveTextContent('Debian');
    const form = container.querySelector('form');
    const submitted = () => form && new FormData(form).get('system');
    expect(submitted()).toBe('debian');

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(button).toHaveTextContent(visible);
    expect(submitted()).toBe(first ?? '');
  },
);

function Controlled() {
  const [system, setSystem] = useState<string | null>(null);
  return <Select label="System" name="system" options={systems} value={system} onChange={setSystem} />;
}

/* Its caller does not ask to be told that nothing is chosen. */
test('after a reset a controlled Select that began without a choice submits what it shows', async () => {
  root.render(
    <form>
      <Controlled />
      <Button type="reset">Reset</Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'System' });
  await button.click();
  await page.getByRole('option', { name: 'Debian' }).click();
  await expect.element(button).toHaveTextContent('Debian');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(button).toHaveTextContent('Debian');
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('system')).toBe('debian');
});

function ControlledRadios() {
  const [choice, setChoice] = useState<string | null>(null);
  return <RadioGroup label="Choice" name="choice" options={options} value={choice} onChange={setChoice} />;
}

test('after a reset a controlled RadioGroup that began without a choice shows and submits what the page holds', async () => {
  root.render(
    <form>
      <ControlledRadios />
      <Button type="reset">Reset</Button>
    </form>,
  );
  await page.getByLabelText('Beta').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByLabelText('Beta')).toBeChecked();
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('choice')).toBe('b');
});

function ClearedChoices() {
  const [system, setSystem] = useState<string | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  return (
    <>
      <Select label="System" options={systems} value={system} onChange={setSystem} onClear={() => setSystem(null)} />
      <RadioGroup
        label="Choice"
        options={options}
        value={choice}
        onChange={setChoice}
        onClear={() => setChoice(null)}
      />
      <output>{JSON.stringify([system, choice])}</output>
    </>
  );
}

test('a page that takes it back has nothing chosen after a reset where it began without a choice', async () => {
  root.render(
    <form>
      <ClearedChoices />
      <Button type="reset">Reset</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'System' }).click();
  await page.getByRole('option', { name: 'Debian' }).click();
  await page.getByLabelText('Beta').click();
  await expect.element(page.getByText('["debian","b"]')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByText('[null,null]')).toBeVisible();
  await expect.element(page.getByLabelText('Beta')).not.toBeChecked();
});

function ControlledFields({ late }: { late: boolean }) {
  const [text, setText] = useState('first');
  const [notes, setNotes] = useState('first');
  const [password, setPassword] = useState('');
  const [day, setDay] = useState('2026-01-01');
  const [isChecked, setChecked] = useState(false);
  const [isOn, setOn] = useState(true);
  const [choice, setChoice] = useState('a');
  return (
    <form>
      <TextField label="Text" value={text} onChange={setText} />
      <TextArea label="Notes" value={notes} onChange={setNotes} />
      <PasswordField label="Password" value={password} onChange={setPassword} />
      <DateField label="Day" value={day} onChange={setDay} />
      <Checkbox label="Checkbox" checked={isChecked} onChange={setChecked} />
      <Switch label="Switch" checked={isOn} onChange={setOn} />
      {/* Its options come later, and with them the first control that knows the form. */}
      <RadioGroup label="Choice" options={late ? options : []} value={choice} onChange={setChoice} />
      <Button type="reset">Reset</Button>
      <output>{JSON.stringify([text, notes, password, day, isChecked, isOn, choice])}</output>
    </form>
  );
}

test('a page that keeps what is in its fields is told what they hold after a reset', async () => {
  root.render(<ControlledFields late={false} />);
  const first = '["first","first","","2026-01-01",false,true,"a"]';
  await expect.element(page.getByText(first)).toBeVisible();
  root.render(<ControlledFields late />);
  for (const label of ['Text', 'Notes', 'Password']) await page.getByLabelText(label, { exact: true }).fill('other');
  await page.getByLabelText('Day').fill('2026-02-02');
  for (const label of ['Checkbox', 'Switch', 'Beta']) await page.getByLabelText(label).click();
  await expect.element(page.getByText('["other","other","other","2026-02-02",true,false,"b"]')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByText(first)).toBeVisible();
  await expect.element(page.getByLabelText('Text')).toHaveValue('first');
  await expect.element(page.getByLabelText('Checkbox')).not.toBeChecked();
  await expect.element(page.getByLabelText('Switch')).toBeChecked();
  await expect.element(page.getByLabelText('Alpha')).toBeChecked();
});

function Rules() {
  const [rows, setRows] = useState([{ id: 'a', ports: '22', source: '192.0.2.1' }]);
  return (
    <form>
      <RowsEditor
        label="Rules"
        rowName={(number) => `rule ${number}`}
        rows={rows}
        onChange={setRows}
        createRow={() => ({ id: 'b', ports: '', source: '' })}
        addLabel="Add rule"
      >
        {(row, { change }) => (
          <>
            <TextField label="Ports" value={row.ports} onChange={(ports) => change({ ports })} />
            <TextField label="Source" value={row.source} onChange={(source) => change({ source })} />
          </>
        )}
      </RowsEditor>
      <Button type="reset">Reset</Button>
      <output>{JSON.stringify(rows)}</output>
    </form>
  );
}

test('all fields of a RowsEditor go back to what they began with', async () => {
  root.render(<Rules />);
  for (const label of ['Ports', 'Source']) await page.getByLabelText(label, { exact: true }).fill('other');
  await expect.element(page.getByText('[{"id":"a","ports":"other","source":"other"}]')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByText('[{"id":"a","ports":"22","source":"192.0.2.1"}]')).toBeVisible();
});
