import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { NumberField } from '../NumberField/NumberField.js';
import { RadioCards } from '../RadioCards/RadioCards.js';
import { Select } from '../Select/Select.js';
import { TextField } from '../TextField/TextField.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { ErrorSummary, type FormError } from './ErrorSummary.js';
import { FormSection } from '../../compositions/FormLayout/FormLayout.js';
import { Form, FormActions, FormRow, type FormProps } from './Form.js';
import { formGuide } from './Form.guide.js';

const meta = {
  title: 'Components/Form',
  component: Form,
  subcomponents: { ErrorSummary },
  tags: ['autodocs'],
  parameters: {
    guide: formGuide,
  },
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const systems = [
  { id: 'ubuntu', label: 'Ubuntu 24.04 LTS', section: 'Linux' },
  { id: 'debian', label: 'Debian 13', section: 'Linux' },
  { id: 'windows', label: 'Windows Server 2025', section: 'Windows' },
];
const sizes = [
  { id: 's', label: 'Small', description: '1 vCPU, 2 GB memory', meta: '€6.20', metaNote: 'per month' },
  { id: 'm', label: 'Medium', description: '2 vCPU, 4 GB memory', meta: '€12.40', metaNote: 'per month' },
  { id: 'l', label: 'Large', description: '4 vCPU, 8 GB memory', meta: '€24.80', metaNote: 'per month' },
];

function Example({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [name, setName] = useState('');
  const [system, setSystem] = useState<string | null>(null);
  const [size, setSize] = useState<string | null>(null);
  const [errors, setErrors] = useState<FormError[]>([]);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <Form
      label="Create virtual machine"
      errors={errors}
      onSubmit={(event) => {
        const found: FormError[] = [];
        if (name === '') found.push({ field: 'name', message: 'Enter a name.' });
        if (system === null) found.push({ field: 'os', message: 'Choose an operating system.' });
        if (size === null) found.push({ field: 'size', message: 'Choose a size.' });
        setErrors(found);
        if (found.length === 0) return onSubmit(event);
      }}
    >
      <FormSection heading="System">
        <TextField label="Name" name="name" value={name} onChange={setName} error={errorOf('name')} required />
        <Select
          label="Operating system"
          name="os"
          options={systems}
          value={system}
          onChange={setSystem}
          error={errorOf('os')}
          required
        />
      </FormSection>
      <FormSection heading="Size" description="It can grow later.">
        <RadioCards
          label="Package"
          name="size"
          options={sizes}
          value={size}
          onChange={setSize}
          error={errorOf('size')}
          minColumnWidth="160px"
          required
        />
        <FormRow>
          <NumberField label="Disk" name="disk" unit="GB" min={20} max={240} step={10} defaultValue={40} />
          <NumberField label="Copies" name="copies" min={1} max={5} defaultValue={1} />
        </FormRow>
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary">
          Create virtual machine
        </Button>
        <Button variant="quiet">Cancel</Button>
      </FormActions>
    </Form>
  );
}

export const FailedSubmit: Story = {
  render: ({ onSubmit }) => <Example onSubmit={onSubmit} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Create virtual machine' }));
    const summary = await canvas.findByRole('alert', { name: 'Correct 3 fields to continue' });
    await waitFor(() => expect(summary).toHaveFocus());

    await userEvent.click(within(summary).getByRole('link', { name: 'Enter a name.' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose an operating system.' }));
    await expect(canvas.getByRole('button', { name: /Operating system/ })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a size.' }));
    await expect(canvas.getByRole('radio', { name: 'Small' })).toHaveFocus();
    await userEvent.keyboard(' ');

    /* A second failure brings focus back to a summary that was there all the time. */
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'web-01{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert', { name: 'Correct one field to continue' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  render: ({ onSubmit }) => (
    <Form onSubmit={onSubmit}>
      <TextField label="Name" name="name" />
      <FormActions>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormActions>
    </Form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'web-01{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

function Hooked({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, formState } = useForm<{ hostname: string }>();
  const error = formState.errors.hostname?.message;
  const { onChange, ...rest } = register('hostname', { required: 'Enter a hostname.' });
  return (
    <Form onSubmit={handleSubmit(onSent)} errors={error ? [{ field: 'hostname', message: error }] : []}>
      <TextField
        {...rest}
        label="Hostname"
        error={error}
        onChange={(value) => void onChange({ target: { name: 'hostname', value } })}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormActions>
    </Form>
  );
}

const onSent = fn();

/** `handleSubmit` of react-hook-form is passed as it is; its promise tells when to look for errors. */
export const WithReactHookForm: Story = {
  render: () => <Hooked onSent={onSent} />,
  play: async ({ canvasElement }) => {
    onSent.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a hostname.');
    await userEvent.type(canvas.getByRole('textbox'), 'web-01');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Sheet: Story = {
  render: ({ onSubmit }) => (
    <>
      <div style={{ display: 'grid', gap: 24 }}>
        <ErrorSummary
          attempt={0}
          errors={[
            { message: 'Insufficient funds. Top up the billing account first.' },
            { field: 'name', message: 'Enter a name.' },
          ]}
        />
        <Example onSubmit={onSubmit} />
      </div>
      <StateSheet
        rows={{
          'error summary': () => <ErrorSummary attempt={0} errors={[{ field: 'name', message: 'Enter a name.' }]} />,
        }}
        states={pointerStates}
        cell={200}
      />
    </>
  ),
};
