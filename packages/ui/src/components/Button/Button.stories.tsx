import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Play, Plus, RefreshCw, Square, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateSheet, buttonStates, pointerStates, type StateProps } from '../../stories/StateSheet.js';
import { Button, type ButtonVariant } from './Button.js';
import { IconButton } from './IconButton.js';
import { LinkButton } from './LinkButton.js';
import { buttonGuide } from './Button.guide.js';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { IconButton, LinkButton },
  tags: ['autodocs'],
  parameters: {
    guide: buttonGuide,
  },
  args: { children: 'Create virtual machine', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', icon: Plus },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Create virtual machine' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Resize' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: 'Delete virtual machine' } };

export const Loading: Story = {
  args: { variant: 'primary', loading: false, children: 'Save' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button {...args} />
      <Button {...args} loading />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const [idle, busy] = within(canvasElement).getAllByRole('button');
    await expect(busy?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    busy?.focus();
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('status')[1]).toHaveTextContent('Loading');
  },
};

export const Disabled: Story = { args: { disabled: true, children: 'Save' } };

export const DisabledWithReason: Story = {
  args: { icon: Play, children: 'Start', disabledReason: 'It is running already.' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Start' });
    await expect(button).toHaveAccessibleDescription('It is running already.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('It is running already.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Inside a form, a button that is not available must not send it. */
export const DisabledSubmit: Story = {
  args: { type: 'submit', children: 'Pay', disabledReason: 'Choose a payment method first.' },
  render: (args) => (
    <form onSubmit={(event) => (event.currentTarget.dataset['sent'] = 'yes')}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay' }));
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-sent');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Choose a payment method first.');
  },
};

/** In a place that is narrower than its words a button is as wide as the place, and higher. */
export const Narrow: Story = {
  args: { variant: 'primary', icon: Plus, children: 'Create virtual machine in another location' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8, inlineSize: 180 }}>
      <Button {...args} />
      <Button size="small">Remove</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [long, short] = within(canvasElement).getAllByRole('button');
    await expect(long?.getBoundingClientRect().width).toBe(180);
    await expect(long?.scrollWidth).toBe(long?.clientWidth);
    await expect(short?.getBoundingClientRect().height).toBe(28);
  },
};

export const IconOnly: Story = {
  render: () => <IconButton icon={RefreshCw} label="Refresh" />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.unhover(button);
  },
};

export const AsLink: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <LinkButton href="#create" variant="primary" icon={Plus}>
        Create virtual machine
      </LinkButton>
      <LinkButton href="https://example.com" external>
        Documentation
      </LinkButton>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const outside = within(canvasElement).getByRole('link', { name: 'Documentation (opens in a new tab)' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16 }}>
        {(['medium', 'small'] as const).map((size) =>
          variants.map((variant) => (
            <div key={`${size} ${variant}`} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
              <Button variant={variant} size={size}>
                Start
              </Button>
              <Button variant={variant} size={size} icon={Play}>
                Start
              </Button>
              <Button variant={variant} size={size} trailingIcon={ChevronDown} aria-expanded={false}>
                Actions
              </Button>
              <Button variant={variant} size={size} loading>
                Start
              </Button>
              <Button variant={variant} size={size} disabled>
                Start
              </Button>
              <Button variant={variant} size={size} disabledReason="It is running already.">
                Start
              </Button>
              <IconButton variant={variant} size={size} icon={Square} label={`Stop ${variant} ${size}`} />
              <IconButton
                variant={variant}
                size={size}
                icon={Square}
                label={`Stop later ${variant} ${size}`}
                disabled
              />
              <LinkButton variant={variant} size={size} href="#console">
                Open console
              </LinkButton>
            </div>
          )),
        )}
        <Button variant="primary" fullWidth>
          Log in
        </Button>
      </div>
      <StateSheet
        rows={{
          ...Object.fromEntries(
            variants.map((variant) => [
              variant,
              (state: StateProps) => (
                <Button variant={variant} {...state}>
                  Start
                </Button>
              ),
            ]),
          ),
          'secondary, open': (state) => (
            <Button aria-expanded trailingIcon={ChevronDown} {...state}>
              Actions
            </Button>
          ),
          'icon alone': (state) => <IconButton icon={Square} label="Stop" {...state} />,
        }}
        states={[...buttonStates, 'loading']}
      />
      <StateSheet rows={{ link: () => <LinkButton href="#console">Open console</LinkButton> }} states={pointerStates} />
    </>
  ),
};
