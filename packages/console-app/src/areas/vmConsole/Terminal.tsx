import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { FitAddon } from '@xterm/addon-fit';
import { Terminal as XTerm, type ITheme } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';
import type { ConsoleConnection } from '@livery/api/client/consoleConnection';
import { font, media, terminalColors, vars } from '@livery/ui/theme';
import * as styles from './console.css.js';

/** What the bar does with the terminal. */
export interface TerminalHandle {
  selection: () => string;
  /** Sends a text as if it had been typed. Gives whether it was sent. */
  paste: (text: string) => boolean;
  focus: () => void;
}

interface TerminalProps {
  connection: ConsoleConnection;
  /** Its accessible name. */
  label: string;
  /** Id of what says how the keyboard leaves it. */
  describedBy: string;
  /** In px. */
  fontSize: number;
  /** Lets screen readers read rows and hear what is written; it costs speed. */
  screenReader: boolean;
  /** Called when the keyboard leaves it. */
  onLeave: () => void;
  onSelectionChange: (isAnything: boolean) => void;
  ref: Ref<TerminalHandle>;
}

/** What a custom property such as `var(--livery-color-text)` is on an element. */
const valueOf = (element: Element, property: string): string =>
  getComputedStyle(element).getPropertyValue(property.slice('var('.length, -1)).trim();

function themeOf(element: Element): ITheme {
  const { color } = vars;
  const roles = {
    ...terminalColors,
    background: color.sunken,
    foreground: color.text,
    cursor: color.primary,
    cursorAccent: color.onPrimary,
    selectionBackground: color.primary,
    selectionForeground: color.onPrimary,
    scrollbarSliderBackground: color.border,
    scrollbarSliderHoverBackground: color.borderStrong,
  };
  return Object.fromEntries(Object.entries(roles).map(([role, property]) => [role, valueOf(element, property)]));
}

/** Stands for a style element, and hands its rules to a stylesheet of the document. */
function styleElement(): HTMLElement {
  const sheet = new CSSStyleSheet();
  const element = document.createElement('template');
  document.adoptedStyleSheets.push(sheet);
  Object.defineProperty(element, 'textContent', {
    set(rules: string) {
      sheet.replaceSync(rules);
    },
  });
  element.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    Element.prototype.remove.call(element);
  };
  return element;
}

/**
 * Opens a terminal in an element. xterm.js writes style elements then, which the page's Content Security Policy refuses;
 * a stylesheet made by a script is allowed.
 */
function openIn(element: HTMLElement, terminal: XTerm): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) =>
    name === 'style' ? styleElement() : create(name, options);
  try {
    terminal.open(element);
  } finally {
    Reflect.deleteProperty(document, 'createElement');
  }
}

/**
 * The key that leaves the terminal, which keeps Tab for itself (WCAG 2.1.2): the one with the letter F, and where that is
 * on a keyboard without Latin letters.
 */
const leaves = ({ type, ctrlKey, shiftKey, key, code }: KeyboardEvent): boolean =>
  type === 'keydown' && ctrlKey && shiftKey && (key.toLowerCase() === 'f' || code === 'KeyF');

/** The screen of a virtual machine: shows what the connection brings and sends what is typed. */
export default function Terminal(props: TerminalProps) {
  const { connection, label, describedBy, fontSize, screenReader, ref } = props;
  const element = useRef<HTMLDivElement>(null);
  const terminal = useRef<XTerm>(undefined);
  const fit = useRef<FitAddon>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useImperativeHandle(
    ref,
    () => ({
      selection: () => terminal.current?.getSelection() ?? '',
      paste(text) {
        if (!terminal.current || connection.current().phase !== 'connected') return false;
        terminal.current.paste(text);
        return true;
      },
      focus: () => terminal.current?.focus(),
    }),
    [connection],
  );

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    const reducedMotion = matchMedia(media.reducedMotion);
    const xterm = new XTerm({ fontFamily: font.mono, lineHeight: 1.2, scrollback: 5000, minimumContrastRatio: 4.5 });
    const fitting = new FitAddon();
    const look = () => {
      xterm.options.theme = themeOf(container);
      xterm.options.cursorBlink = !reducedMotion.matches;
    };
    look();
    xterm.loadAddon(fitting);
    openIn(container, xterm);
    xterm.attachCustomKeyEventHandler((event) => {
      // Nobody would answer a Tab: it goes on to what helps.
      if (event.key === 'Tab' && connection.current().phase !== 'connected') return false;
      if (!leaves(event)) return true;
      event.preventDefault();
      latest.current.onLeave();
      return false;
    });
    xterm.onData((text) => connection.type(text));
    xterm.onResize(({ cols, rows }) => connection.resize(cols, rows));
    xterm.onSelectionChange(() => latest.current.onSelectionChange(xterm.hasSelection()));
    const detach = connection.attach({
      write: (bytes) => xterm.write(bytes),
      size: () => ({ columns: xterm.cols, rows: xterm.rows }),
    });
    const resized = new ResizeObserver(() => fitting.fit());
    resized.observe(container);
    const themed = new MutationObserver(look);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-mode'] });
    reducedMotion.addEventListener('change', look);
    terminal.current = xterm;
    fit.current = fitting;
    xterm.focus();
    return () => {
      reducedMotion.removeEventListener('change', look);
      themed.disconnect();
      resized.disconnect();
      detach();
      xterm.dispose();
    };
  }, [connection]);

  useEffect(() => {
    const xterm = terminal.current;
    if (!xterm) return;
    xterm.options.fontSize = fontSize;
    xterm.options.screenReaderMode = screenReader;
    xterm.textarea?.setAttribute('aria-label', label);
    xterm.textarea?.setAttribute('aria-describedby', describedBy);
    fit.current?.fit();
  }, [fontSize, screenReader, label, describedBy]);

  return <div ref={element} className={styles.terminal} />;
}
