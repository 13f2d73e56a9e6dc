import {
  cloneElement,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { openableForwardRef } from '../../internal/controlled.js';
import { onDemand } from '../../internal/onDemand.js';
import { triggerWrapper } from '../Menu/Menu.css.js';
import { LoadFailure } from '../Popup/LoadFailure.js';
import { useDeferredPopup, type PopupOpenProps } from '../Popup/useDeferredPopup.js';

/** What a trigger has to take: Button and IconButton do. */
interface PopoverTriggerProps {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

export interface PopoverProps extends PopupOpenProps, Omit<NativeAttributes<HTMLDivElement>, 'role' | 'children'> {
  /** Names the popover, and stands at its top as a heading. */
  heading: string;
  /** The heading is only for screen readers: for a text that needs none. Default false. */
  headingHidden?: boolean | undefined;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<PopoverTriggerProps>;
  /** What is in it. A function is called with what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edge of the trigger it is aligned with. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The side of the trigger that it is on while there is room. Default `bottom`. */
  placement?: 'bottom' | 'top' | undefined;
}

const popup = onDemand(async () => (await import('./PopoverPopup.js')).PopoverPopup);

/**
 * A button with content that stays until it is left: a dialog that is not modal. The focus goes in when it opens and
 * back to the button when it is closed; Escape, a press elsewhere and leaving it with Tab close it. `ref` and native
 * attributes go to the element with the role `dialog`, which exists while it is open.
 */
export const Popover = openableForwardRef(function Popover(
  { trigger, open, defaultOpen, onOpenChange, ...content }: PopoverProps,
  ref: Ref<HTMLDivElement>,
) {
  const ownId = useId();
  const { id = ownId } = content;
  const button = useRef<HTMLButtonElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const { Popup, isOpen, setOpen, failed, triggerEvents } = useDeferredPopup(popup, {
    open,
    defaultOpen,
    onOpenChange,
  });
  return (
    <>
      <span
        role="presentation"
        ref={(span) => {
          button.current = span?.querySelector('button') ?? null;
        }}
        className={triggerWrapper}
        /* The press takes the focus out of the popover, which closes it before the click comes. */
        onPointerDown={() => setWasOpen(isOpen)}
        {...triggerEvents}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: (event) => {
            trigger.props.onClick?.(event);
            /* Safari does not focus a button that is clicked: the focus could not return to it. */
            event.currentTarget.focus({ preventScroll: true });
            /* A click without `detail` comes from the keyboard, a screen reader or a script. */
            setOpen(event.detail === 0 ? !isOpen : !wasOpen);
          },
        })}
      </span>
      {failed && <LoadFailure trigger={button} />}
      {Popup && (
        <Popup {...content} id={id} dialogRef={ref} triggerRef={button} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
});
