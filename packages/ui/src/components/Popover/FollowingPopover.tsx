import { useContext, useMemo } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { useWorn } from '../ThemeRegion/worn.js';
import { useFollowing } from './useFollowing.js';

/**
 * A popover that stays with what opened it while the page or a part of it scrolls. react-aria's own closes then, or
 * stays where it was, also when it is the keyboard that brings an option or the field into view.
 */
export function FollowingPopover(props: PopoverProps) {
  const worn = useWorn();
  const context = useSlottedContext(PopoverContext);
  const state = useContext(OverlayTriggerStateContext);
  const held = props.isOpen !== undefined;
  const { turn, scrolling } = useFollowing(
    props.triggerRef ?? context?.triggerRef,
    held ? props.isOpen === true : state?.isOpen === true,
    () => (held ? props.onOpenChange?.(false) : state?.close()),
  );
  const staying = useMemo(
    () => state && { ...state, close: () => !scrolling.current && state.close() },
    [state, scrolling],
  );
  /* react-aria measures again when what it was given changes: of an arrow that a list has not got, this changes nothing else. */
  const popover = <Popover {...props} {...worn} arrowBoundaryOffset={turn} />;
  if (held) return popover;
  return <OverlayTriggerStateContext.Provider value={staying}>{popover}</OverlayTriggerStateContext.Provider>;
}
