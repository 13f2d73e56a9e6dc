import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, createRef, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import * as ui from '../index.js';
import { examples } from './examples.js';

/** Providers, which render no element of their own. */
const withoutElement = new Set(['Announcer', 'LinkProvider', 'MessagesProvider', 'PortalProvider']);

/** What shows the element of a component that is not there at first. */
const visible: Partial<Record<string, object>> = { Menu: { open: true }, Popover: { open: true } };

/**
 * Every component passes `ref`, `id`, `data-*`, `aria-*` and event handlers on to an element, and nothing else. A new
 * component is tried as soon as it has an example.
 */
const meta = { title: 'Internals/Native attributes', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const names = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !withoutElement.has(name));

export const PassedOn: StoryObj = {
  render: () => <div data-testid="stage" />,
  play: async ({ canvas, step }) => {
    const stage = await canvas.findByTestId('stage');
    for (const name of names) {
      await step(name, () => expectPassedOn(name, stage));
    }
  },
};

async function expectPassedOn(name: string, stage: HTMLElement): Promise<void> {
  const example = examples[name];
  if (!example) throw new Error(`${name} has no example.`);
  const warnings = spyOn(console, 'error').mockImplementation(() => undefined);
  const ref = createRef<Element>();
  const onMouseMove = fn();
  const container = stage.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    root.render(
      cloneElement(example as ReactElement<Record<string, unknown>>, {
        ...visible[name],
        ref,
        id: 'native-attributes',
        'data-passed-on': name,
        'aria-keyshortcuts': 'Alt+N',
        onMouseMove,
      }),
    );
    const element = await waitFor(() => {
      const [found, ...others] = document.querySelectorAll(`[data-passed-on="${name}"]`);
      if (!found || others.length > 0)
        throw new Error(`${name} passes data-* on to ${found ? 'several elements' : 'none'}.`);
      return found;
    });
    await expect(element, `${name}: aria-*`).toHaveAttribute('aria-keyshortcuts', 'Alt+N');
    /* The id may be of the control inside, and the ref of the control that takes the focus. */
    await expect(element.contains(document.getElementById('native-attributes')), `${name}: id`).toBe(true);
    await expect(ref.current !== null && element.contains(ref.current), `${name}: ref`).toBe(true);
    element.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    await expect(onMouseMove, `${name}: event handlers`).toHaveBeenCalledOnce();
    /* React reports what a component passes on without meaning to. */
    await expect(warnings.mock.calls, `${name}: no other props`).toEqual([]);
  } finally {
    root.unmount();
    container.remove();
    warnings.mockRestore();
  }
}
