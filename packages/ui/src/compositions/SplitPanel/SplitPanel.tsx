import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ChevronDown, ChevronUp, PanelRightClose, PanelRightOpen, X } from 'lucide-react';
import { forwardRef, useCallback, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../components/Button/IconButton.js';
import { Drawer } from '../../components/Drawer/Drawer.js';
import { Heading, type HeadingProps } from '../../components/Text/Heading.js';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import type { Pair } from '../../internal/controlled.js';
import { useControlled, useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { isEmpty, nodeText } from '../../internal/props.js';
import { useIsScrollable } from '../../internal/useIsScrollable.js';
import { useMedia } from '../../components/Media/useMedia.js';
import { useSplitter, type SplitterRange } from '../../internal/useSplitter.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { media } from '../../theme/tokens.js';
import { leastRest } from './limits.js';
import * as styles from './SplitPanel.css.js';

export interface SplitPanelProps extends NativeAttributes<HTMLDivElement> {
  /** What something is chosen from, usually a list. */
  children: ReactNode;
  /** What the chosen thing is called. */
  heading: ReactNode;
  /** The text of a `heading` that a component renders: for the names of the panel's buttons. */
  textValue?: string | undefined;
  /** Its place in the outline of the page. Default 2. */
  headingLevel?: HeadingProps['level'] | undefined;
  /** The facts of the chosen thing. */
  panel: ReactNode;
  /** Small buttons in the head of the panel. */
  actions?: ReactNode;
  /** Beside the list, or below it. At 700 px or less it is a drawer in either case. Default `bottom`. */
  side?: 'end' | 'bottom' | undefined;
  /** Whether something is chosen. */
  open?: boolean | undefined;
  /** Whether the panel is open at first, where it keeps that itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with false by the panel's close button. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Whether only the head of the panel is in sight. */
  collapsed?: boolean | undefined;
  /** Whether it is at first, where the panel keeps that itself. Default false. */
  defaultCollapsed?: boolean | undefined;
  /** Called with whether only the head is now in sight. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Width at the `end`, height at the `bottom`, in px. Where there is less room, the panel is smaller. */
  size?: number | undefined;
  /** The size at first, and after two presses on the line. Default 360 at the end, 280 at the bottom. */
  defaultSize?: number | undefined;
  /** Called with the size in px that somebody has given the panel. */
  onSizeChange?: ((size: number) => void) | undefined;
  /** Nothing smaller can be chosen, in px. Default 240 at the end, 120 at the bottom. */
  minSize?: number | undefined;
}

type SplitPanelStates = Pair<SplitPanelProps, 'open'> &
  Pair<SplitPanelProps, 'collapsed'> &
  Pair<SplitPanelProps, 'size'>;

const usualSize = { end: 360, bottom: 280 } as const;
const leastSize = { end: 240, bottom: 120 } as const;

/**
 * A list, and beside or below it the facts of what was chosen in it. The list keeps the focus when the panel opens, and gets it
 * back when the panel is closed. `ref` and native attributes go to the element around both.
 */
export const SplitPanel = forwardRef<HTMLDivElement, SplitPanelProps & SplitPanelStates>(function SplitPanel(
  {
    children,
    heading,
    textValue = nodeText(heading),
    headingLevel = 2,
    panel,
    actions,
    side = 'bottom',
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    collapsed: givenCollapsed,
    defaultCollapsed = false,
    onCollapsedChange,
    size: givenSize,
    defaultSize = usualSize[side],
    onSizeChange,
    minSize = leastSize[side],
    ...attributes
  },
  ref,
) {
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const [collapsed, setCollapsed] = useControlled(givenCollapsed, defaultCollapsed, onCollapsedChange);
  const [size, setSize] = useControlled(givenSize, defaultSize, onSizeChange);
  const isNarrow = useMedia(media.mobile);
  const rest = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  /** What had the focus in the list last. */
  const chosen = useRef<HTMLElement | null>(null);

  /* The panel goes with the focus in it, which is no blur: the list takes it back. */
  const isInside = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (open || !isInside.current) return;
    isInside.current = false;
    (chosen.current?.isConnected === true ? chosen.current : rest.current)?.focus();
  }, [open]);

  return (
    <div {...attributes} ref={ref} className={`${styles.root} ${styles.container}`}>
      <div className={styles.layout[side]}>
        <div
          ref={rest}
          tabIndex={-1}
          className={styles.rest}
          onFocus={({ target }) => {
            chosen.current = target;
          }}
        >
          {children}
        </div>
        {open && !isNarrow && (
          <Panel
            {...{ heading, textValue, headingLevel, panel, actions, side, collapsed, setCollapsed, size, setSize }}
            {...{ defaultSize, minSize, box }}
            onInside={(inside) => {
              isInside.current = inside;
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
      <Drawer open={open && isNarrow} onOpenChange={setOpen} heading={heading}>
        {!isEmpty(actions) && <div className={styles.drawerActions}>{actions}</div>}
        {panel}
      </Drawer>
    </div>
  );
});

interface PanelProps extends Required<
  Pick<SplitPanelProps, 'side' | 'collapsed' | 'size' | 'defaultSize' | 'minSize' | 'textValue' | 'headingLevel'>
> {
  heading: ReactNode;
  panel: ReactNode;
  actions: ReactNode;
  box: RefObject<HTMLElement | null>;
  setCollapsed: (collapsed: boolean) => void;
  setSize: (size: number) => void;
  /** The focus has come into the panel, or what it opened, or has left it. */
  onInside: (inside: boolean) => void;
  onClose: () => void;
}

function Panel(props: PanelProps) {
  const { side, collapsed, size, defaultSize, minSize, textValue, headingLevel, box } = props;
  const messages = useOnDemandMessages('splitPanel', english.splitPanel);
  const id = useId();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const scrollable = useIsScrollable(body);
  /** The size while the pointer moves the line. */
  const [dragged, setDragged] = useState<number>();
  const isFolded = collapsed && dragged === undefined;
  const [range, setRange] = useState<SplitterRange>({ value: size, min: minSize, max: size });

  const measure = useCallback((): SplitterRange => {
    const panel = box.current;
    const frame = panel?.parentElement;
    if (!panel || !frame) return { value: size, min: minSize, max: size };
    const { width, height } = panel.getBoundingClientRect();
    const room = side === 'end' ? frame.offsetWidth : window.innerHeight;
    const max = Math.max(minSize, room - leastRest[side]);
    /* A folded panel has the size that it unfolds to. */
    const value = isFolded ? size : { end: width, bottom: height }[side];
    return { value: Math.min(max, Math.max(minSize, value)), min: minSize, max };
  }, [box, side, size, minSize, isFolded]);

  useIsomorphicLayoutEffect(() => {
    const panel = box.current;
    if (!panel?.parentElement) return undefined;
    const update = () =>
      setRange((before) => {
        const next = measure();
        return before.value === next.value && before.max === next.max && before.min === next.min ? before : next;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(panel);
    observer.observe(panel.parentElement);
    return () => observer.disconnect();
  }, [box, measure]);

  const toggle = () => props.setCollapsed(!collapsed);
  const resize = (next: number) => {
    if (collapsed) props.setCollapsed(false);
    props.setSize(next);
  };
  const splitter = useSplitter({
    axis: side === 'end' ? 'inline' : 'block',
    isReversed: true,
    measure,
    preview: setDragged,
    onChange: resize,
    onReset: () => resize(defaultSize),
    onEnter: toggle,
  });
  const folding = { end: PanelRightClose, bottom: ChevronDown }[side];
  const unfolding = { end: PanelRightOpen, bottom: ChevronUp }[side];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it does nothing, and only notes whether the focus is in it
    <section
      ref={box}
      aria-labelledby={`${id}-heading`}
      className={styles.panelAt[side]}
      data-collapsed={isFolded || undefined}
      onFocus={() => props.onInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => props.onInside(currentTarget.contains(relatedTarget))}
      style={assignInlineVars({ [styles.panelSize]: `${dragged ?? size}px` })}
    >
      <div
        {...splitter}
        className={styles.splitterAt[side]}
        role="separator"
        tabIndex={0}
        aria-orientation={side === 'end' ? 'vertical' : 'horizontal'}
        aria-label={messages.size(textValue)}
        aria-controls={`${id}-body`}
        aria-valuenow={Math.round(range.value)}
        aria-valuemin={Math.round(range.min)}
        aria-valuemax={Math.round(range.max)}
      />
      <div className={isFolded && side === 'end' ? `${styles.head} ${styles.headFolded}` : styles.head}>
        <div className={isFolded && side === 'end' ? visuallyHidden : styles.heading}>
          <Heading level={headingLevel} size="section" id={`${id}-heading`}>
            {props.heading}
          </Heading>
        </div>
        {!isFolded && props.actions}
        <IconButton
          size="small"
          icon={collapsed ? unfolding : folding}
          directional={side === 'end'}
          label={(collapsed ? messages.expand : messages.collapse)(textValue)}
          aria-expanded={!collapsed}
          aria-controls={`${id}-body`}
          onClick={toggle}
        />
        <IconButton size="small" icon={X} label={messages.close(textValue)} onClick={props.onClose} />
      </div>
      <div
        ref={setBody}
        id={`${id}-body`}
        hidden={isFolded}
        className={styles.body}
        {...(scrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-heading` })}
      >
        {props.panel}
      </div>
    </section>
  );
}
