import { useEffect, useRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useControlled } from '../../internal/hooks.js';
import { useOnDemand, type OnDemand } from '../../internal/onDemand.js';
import { ModalFailure } from './ModalFailure.js';

interface OpenProps {
  /** Whether it is open, where the caller keeps it. Left out, it keeps this itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it keeps this itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with false when Escape, a close button or a press outside asks to close it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Called when it is gone from the screen, its exit animation over: the moment to unmount it. While it leaves it goes on
   * showing what it showed, whatever its props have become.
   */
  onExitComplete?: (() => void) | undefined;
}

/**
 * What everything that opens over the page takes. Its code is fetched when it first opens; until then it renders nothing,
 * and where that fails it says so and offers to try again. `ref` and native attributes go to the element with the role
 * `dialog`.
 */
export interface ModalBaseProps extends OpenProps, Omit<NativeAttributes, 'role'> {}

/** The state that a modal hands to the part of it that is fetched on demand. */
export interface ModalState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onExitComplete: (() => void) | undefined;
}

interface Modal<Content, Props extends OpenProps> {
  /** What renders the modal, once its code has been fetched. */
  Content: Content | undefined;
  /** What to render as long as there is no `Content`. */
  fallback: ReactNode;
  state: ModalState;
  rest: Omit<Props, keyof OpenProps>;
}

/** Keeps the open state of a modal and fetches the code of its content when it first opens. */
export function useModal<Content, Props extends OpenProps>(
  source: OnDemand<Content>,
  props: Props,
): Modal<Content, Props> {
  const { open: givenOpen, defaultOpen = false, onOpenChange, onExitComplete, ...rest } = props;
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const { code: Content, failed, retry } = useOnDemand(source, open);

  /* Closed again before its code has come, there is no exit to wait for. */
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && !Content) onExitComplete?.();
    wasOpen.current = open;
  }, [open, Content, onExitComplete]);

  const close = () => {
    retry();
    setOpen(false);
  };
  return {
    Content,
    fallback: open && failed ? <ModalFailure onRetry={retry} onClose={close} /> : null,
    state: { open, onOpenChange: setOpen, onExitComplete },
    rest,
  };
}
