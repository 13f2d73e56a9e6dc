import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MessagesProvider } from '../../messages/messages.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { CurrencyField } from '../CurrencyField/CurrencyField.js';
import { CountryField } from './CountryField.js';
import { countryFieldGuide } from './CountryField.guide.js';

const meta = {
  title: 'Components/CountryField',
  component: CountryField,
  tags: ['autodocs'],
  parameters: {
    guide: countryFieldGuide,
  },
  args: { label: 'Country', onChange: fn() },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  render: (args) => (
    <MessagesProvider locale="et">
      <CountryField {...args} defaultValue="XY" />
      <CurrencyField label="Currency" />
    </MessagesProvider>
  ),
  play: async ({ args }) => {
    const country = drive(userEvent).comboBox('Country');
    await expect(country.value()).toBe('XY');
    await country.choose('Eesti');
    await expect(args.onChange).toHaveBeenLastCalledWith('EE');
    /* What came can be chosen again. */
    await country.choose('XY');
    await expect(args.onChange).toHaveBeenLastCalledWith('XY');
    const currency = drive(userEvent).comboBox('Currency');
    await currency.choose(/^SEK/, 'sek');
    await expect(currency.value()).toMatch(/^SEK – Rootsi/);
  },
};

/** Who knows the name of the country, or the code of the currency, types it and goes on. */
export const TypedOut: Story = {
  render: (args) => (
    <>
      <CountryField {...args} />
      <CurrencyField label="Currency" onChange={args.onChange} />
    </>
  ),
  play: async ({ args }) => {
    const country = drive(userEvent).comboBox('Country');
    await country.type('curacao');
    await userEvent.tab();
    await expect(country.value()).toBe('Curaçao');
    await expect(args.onChange).toHaveBeenLastCalledWith('CW');
    const currency = drive(userEvent).comboBox('Currency');
    await currency.type('xcg');
    await userEvent.tab();
    await expect(currency.value()).toMatch(/^XCG/);
    await expect(args.onChange).toHaveBeenLastCalledWith('XCG');
  },
};

/** A customer's country arrives after the field, and is none of those that are offered. */
export const ArrivesLater: Story = {
  args: { codes: ['EE', 'LV'] },
  render: function Later(args) {
    const [country, setCountry] = useState<string | null>(null);
    return (
      <>
        <CountryField {...args} value={country} onChange={setCountry} />
        <Button onClick={() => setCountry('FI')}>Load</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Finland');
  },
};

export const Sheet: Story = {
  render: () => (
    <StateSheet
      rows={{
        country: (state) => <CountryField label="Country" defaultValue="EE" {...state} />,
        currency: (state) => <CurrencyField label="Currency" defaultValue="EUR" {...state} />,
      }}
      states={fieldStates}
      cell={180}
    />
  ),
};
