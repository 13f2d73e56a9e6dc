import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { PasswordRules, type PasswordRule } from './PasswordRules.js';
import { RuleList } from './RuleList.js';
import { ruleListGuide } from './RuleList.guide.js';

const passwordRules: readonly PasswordRule[] = [
  { id: 'length', text: 'Use at least 8 characters', isMet: (password) => password.length >= 8 },
  { id: 'digit', text: 'Add a digit', isMet: (password) => /\d/.test(password) },
  { id: 'capital', text: 'Add a capital letter', isMet: (password) => /[A-Z]/.test(password) },
];

const meta = {
  title: 'Components/RuleList',
  component: RuleList,
  tags: ['autodocs'],
  parameters: {
    guide: ruleListGuide,
  },
  args: {
    label: 'Rules of the name',
    rules: [
      { id: 'length', text: 'Use 3 to 63 characters', isMet: true },
      { id: 'characters', text: 'Use small letters, digits and dashes', isMet: false },
    ],
  },
} satisfies Meta<typeof RuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <PasswordField label="New password" autoComplete="new-password" value={password} onChange={setPassword} />
      <PasswordRules password={password} rules={passwordRules} />
    </div>
  );
}

export const OfAPassword: Story = {
  render: () => <NewPassword />,
  play: async ({ canvas }) => {
    const rules = within(canvas.getByRole('list', { name: 'Rules of the password' }));
    const texts = () => rules.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.tab();
    await userEvent.keyboard('secret7');
    await expect(texts()).toEqual([
      'Use at least 8 characters(missing)',
      'Add a digit(met)',
      'Add a capital letter(missing)',
    ]);
    await userEvent.keyboard('X');
    await expect(rules.queryByText('(missing)')).not.toBeInTheDocument();
  },
};

export const Sheet: Story = {};
