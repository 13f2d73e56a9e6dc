/* A form of react-hook-form, with the binding of the README. */
import { Button, Checkbox, Form, FormActions, NumberField, Select, TextField } from '@livery/ui';
import '@livery/ui/base.css';
import metal from '@livery/ui/themes/metal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { FormField } from './FormField.js';

interface Values {
  name: string;
  disks: number | null;
  location: 'tll' | 'jkt';
  backups: boolean;
}

const places = [
  { id: 'tll', label: 'Tallinn' },
  { id: 'jkt', label: 'Jakarta' },
] as const;

function CreateMachine() {
  const [sent, setSent] = useState<Values>();
  const { control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name: '', disks: 1, location: 'jkt', backups: false },
    shouldFocusError: false,
  });
  const errors = Object.entries(formState.errors).map(([field, { message }]) => ({ field, message: message ?? '' }));
  return (
    <Form label={metal.company} onSubmit={handleSubmit(setSent)} errors={errors}>
      <FormField control={control} name="name" rules={{ required: 'Give it a name' }}>
        {(field) => <TextField {...field} label="Name" />}
      </FormField>
      <FormField control={control} name="disks">
        {(field) => <NumberField {...field} label="Disks" />}
      </FormField>
      <FormField control={control} name="location">
        {(field) => <Select {...field} label="Location" options={places} />}
      </FormField>
      <FormField control={control} name="backups">
        {({ value, ...field }) => <Checkbox {...field} checked={value} label="Backups" />}
      </FormField>
      <FormActions>
        <Button type="submit">Create</Button>
      </FormActions>
      <output>{sent && JSON.stringify(sent)}</output>
    </Form>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<CreateMachine />);
