import { type ReactNode, type Ref } from 'react';
import { openableForwardRef } from '../../internal/controlled.js';
import { checkModal } from '../../internal/development.js';
import { onDemand } from '../../internal/onDemand.js';
import { useModal, type ModalBaseProps } from './useModal.js';

export interface DialogProps extends ModalBaseProps {
  /** What it is for, at its top. Also its accessible name. */
  heading: ReactNode;
  /** One line under the heading. */
  description?: ReactNode;
  /**
   * Id of the words in the body that are read with the heading when it opens, after `description`. Without it, and
   * without `description`, an `alertdialog` reads its whole body.
   */
  describedBy?: string | undefined;
  /** The body. It scrolls when it is too long for the screen. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 420, 560 (`medium`, the default) or 800 px wide; never wider than the screen. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Its work is under way: nothing closes it, unless it is `leavable`. Default false. */
  loading?: boolean | undefined;
  /** It can be closed while its work is under way, which then goes on. Default false. */
  leavable?: boolean | undefined;
  /** `alertdialog` interrupts for an answer: a press outside does not close it. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether a press outside closes it. By default it does unless it holds a field: what was typed would be lost. */
  dismissible?: boolean | undefined;
}

const content = onDemand(async () => (await import('./DialogContent.js')).DialogContent);

/**
 * A question or a short form over the page, which stands still behind it. A full-screen sheet at 700 px or less
 * (specification: account and billing, section 9). Focus goes in, stays in, and returns to where it was.
 */
export const Dialog = openableForwardRef(function Dialog(props: DialogProps, ref: Ref<HTMLElement>) {
  if (process.env.NODE_ENV === 'development') checkModal(props);
  const { Content, fallback, state, rest } = useModal(content, props);
  return Content ? <Content {...rest} state={state} dialogRef={ref} /> : fallback;
});
