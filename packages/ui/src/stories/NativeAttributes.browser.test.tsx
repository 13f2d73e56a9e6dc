import { cloneElement, createRef, type ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as ui from '../index.js';
import { mounted } from '../internal/fixtures.js';
import { examples } from './examples.js';

/** Providers, which render no element of their own. */
const withoutElement = new Set(['Announcer', 'LinkProvider', 'MessagesProvider', 'PortalProvider']);

/** What shows the element of a component that is not there at first. */
const visible: Partial<Record<string, object>> = { Menu: { open: true }, Popover: { open: true } };

const names = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !withoutElement.has(name));

// A new component is tried as soon as it has an example.
test.each(names)(
  '%s passes ref, id, data-*, aria-* and event handlers on to an element, and nothing else',
  async (name) => {
    const example = examples[name];
    if (!example) throw new Error(`${name} has no example.`);
    // React reports what a component passes on without meaning to.
    const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => warnings.mockRestore());
    const ref = createRef<Element>();
    const onMouseMove = vi.fn<() => void>();
    const { root } = mounted();
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
    const elementsOf = () => document.querySelectorAll(`[data-passed-on="${name}"]`);
    // The code of some comes when they are first shown.
    await vi.waitFor(() => expect(elementsOf(), 'data-*').toHaveLength(1), { timeout: 20_000 });
    const [element] = elementsOf();
    expect(element?.getAttribute('aria-keyshortcuts'), 'aria-*').toBe('Alt+N');
    /* The id may be of the control inside, and the ref of the control that takes the focus. */
    expect(element?.contains(document.getElementById('native-attributes')), 'id').toBe(true);
    expect(ref.current !== null && element?.contains(ref.current), 'ref').toBe(true);
    element?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    expect(onMouseMove, 'event handlers').toHaveBeenCalledOnce();
    expect(warnings.mock.calls, 'no other props').toEqual([]);
  },
);
