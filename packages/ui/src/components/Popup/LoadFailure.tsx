import { useLayoutEffect, useRef, type RefObject } from 'react';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './LoadFailure.css.js';

/** Says below a trigger that what it opens could not be loaded, and what to do about it. */
export function LoadFailure({ trigger }: { trigger: RefObject<Element | null> }) {
  const messages = useOnDemandMessages('popup', english.popup);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const anchorRect = trigger.current?.getBoundingClientRect();
    if (!box.current || !anchorRect) return;
    if ('showPopover' in box.current) box.current.showPopover();
    const left = Math.min(anchorRect.left, document.documentElement.clientWidth - box.current.offsetWidth - 12);
    box.current.style.left = `${Math.max(12, left)}px`;
    box.current.style.top = `${anchorRect.bottom + 4}px`;
  }, [trigger]);
  return (
    <span ref={box} role="alert" popover="manual" className={styles.box}>
      {messages.failed}
    </span>
  );
}
