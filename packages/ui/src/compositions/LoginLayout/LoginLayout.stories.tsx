import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Layers } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import { TextField } from '../../components/TextField/TextField.js';
import { vars } from '../../theme/contract.css.js';
import { LoginLayout } from './LoginLayout.js';
import { loginLayoutGuide } from './LoginLayout.guide.js';

const art = (
  <svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="800" height="800" fill={vars.login.art1} />
    <circle cx="620" cy="180" r="320" fill={vars.login.art2} />
    <circle cx="760" cy="760" r="120" fill={vars.login.art3} />
  </svg>
);

const form = (
  <form style={{ display: 'grid', gap: 16 }}>
    <TextField label="Email" type="email" autoComplete="username" />
    <TextField label="Customer ID" />
    <Button variant="primary" fullWidth>
      Log in
    </Button>
  </form>
);

const meta = {
  title: 'Compositions/LoginLayout',
  component: LoginLayout,
  tags: ['autodocs'],
  parameters: {
    guide: loginLayoutGuide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
  args: {
    layout: 'centered',
    art,
    logo: (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, fontSize: 18, fontWeight: 700 }}>
        <Icon icon={Layers} size={24} />
        Livery
      </span>
    ),
    heading: 'Machines that start in seconds',
    subtitle: 'Compute, storage and networks in three countries, paid by the hour.',
    certificates: (
      <>
        <Icon icon={BadgeCheck} label="ISO 27001 certified" size={24} />
        <span>ISO 27001</span>
      </>
    ),
    footer: <span>Livery Cloud, Tallinn</span>,
    children: form,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Meta<typeof LoginLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};
export const Floating: Story = { args: { layout: 'floating' } };
export const SplitStart: Story = { args: { layout: 'split-start' } };
export const SplitEnd: Story = { args: { layout: 'split-end' } };
export const PanelStart: Story = { args: { layout: 'panel-start' } };
export const PanelEnd: Story = { args: { layout: 'panel-end' } };
export const FullBleed: Story = { args: { layout: 'full-bleed' } };
export const Letterhead: Story = { args: { layout: 'letterhead' } };
export const Minimal: Story = { args: { layout: 'minimal' } };
export const Headline: Story = { args: { layout: 'headline', heading: 'Host like you mean it' } };
