/** What a key does to the line that is being typed. */
interface Line {
  /** One entry a character. */
  text: string[];
  /** Before which character the cursor stands. */
  cursor: number;
}

interface LineEditorOptions {
  /** What stands before the line, with its control sequences. */
  prompt: () => string;
  /** The words that the beginning of a line can become. */
  complete: (beginning: string) => readonly string[];
  /** Runs a line that was entered; gives what it prints, and whether it was the last line. */
  enter: (line: string) => { output: string; isOver: boolean };
}

interface LineEditor {
  /** The prompt of the first line. */
  start: () => string;
  /** Takes what was typed; gives what the terminal is to show. Nothing is taken any more once a line ended it. */
  type: (input: string) => string;
  /** How many characters fit into a row of the terminal. 80 at first. */
  resize: (columns: number) => void;
  /** The lines that were entered, the oldest first. */
  history: () => readonly string[];
}

const escape = '\u{1b}';
/** One key: a control sequence or a character. */
const keyPattern = new RegExp(`${escape}(?:\\[[0-9;]*[~A-Za-z]|O[A-Za-z]|[^[O])|[^]`, 'gu');
/** A control sequence whose end is still to come. */
const unfinished = new RegExp(`${escape}(?:\\[[0-9;]*|O)?$`, 'u');
const controlSequences = new RegExp(`${escape}\\[[0-9;]*[A-Za-z]`, 'gu');

const widthOf = (text: string): number => Array.from(text.replaceAll(controlSequences, '')).length;

/** What two or more words begin with. */
function commonBeginning([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((word) => word.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/**
 * Edits a line in a terminal as the shells of Linux do: arrows, Home, End, Backspace, Delete, Ctrl+A, C, D, E, K, L, U and
 * W, the history with the arrows up and down, completion with Tab. Pure: what is typed goes in, what is shown comes out.
 */
export function createLineEditor({ prompt, complete, enter }: LineEditorOptions): LineEditor {
  const entered: string[] = [];
  let line: Line = { text: [], cursor: 0 };
  /** Which line of the history is shown; its length for the new one. */
  let displayed = 0;
  let begun: string[] = [];
  let columns = 80;
  let waiting = '';
  let isOver = false;

  const rowOf = (position: number): number => Math.floor((widthOf(prompt()) + position) / columns);
  const columnOf = (position: number): number => (widthOf(prompt()) + position) % columns;

  /** Moves from one place of the line to another. */
  function move(from: number, to: number): string {
    if (from === to) return '';
    const rows = rowOf(to) - rowOf(from);
    const vertical = rows === 0 ? '' : `\u{1b}[${Math.abs(rows)}${rows < 0 ? 'A' : 'B'}`;
    return `${vertical}\r${columnOf(to) === 0 ? '' : `\u{1b}[${columnOf(to)}C`}`;
  }

  /** Shows the prompt and the line; a row that is full needs a next one, for the cursor to stand in. */
  function drawn(): string {
    const end = line.text.length;
    const isFull = columnOf(end) === 0 && rowOf(end) > 0;
    return `${prompt()}${line.text.join('')}${isFull ? '\r\n' : ''}${move(end, line.cursor)}`;
  }

  /** Shows another line in the place of the present one. */
  function replace(next: Line): string {
    const rows = rowOf(line.cursor);
    line = next;
    return `${rows === 0 ? '' : `\u{1b}[${rows}A`}\r\u{1b}[J${drawn()}`;
  }

  function goTo(cursor: number): string {
    if (cursor < 0 || cursor > line.text.length || cursor === line.cursor) return '';
    const moved = move(line.cursor, cursor);
    line = { ...line, cursor };
    return moved;
  }

  const cut = (from: number, to: number): string =>
    from === to || from < 0 ? '' : replace({ text: line.text.toSpliced(from, to - from), cursor: from });

  function insert(text: string): string {
    const added = Array.from(text);
    const next = { text: line.text.toSpliced(line.cursor, 0, ...added), cursor: line.cursor + added.length };
    if (line.cursor < line.text.length || columnOf(next.cursor) === 0) return replace(next);
    // At the end nothing else moves, so that a screen reader hears the new character alone.
    line = next;
    return text;
  }

  function freshLine(): string {
    line = { text: [], cursor: 0 };
    displayed = entered.length;
    return prompt();
  }

  function submit(): string {
    const text = line.text.join('');
    const left = move(line.cursor, line.text.length);
    if (text.trim() !== '' && text !== entered.at(-1)) entered.push(text);
    const { output, isOver: ends } = enter(text);
    isOver = ends;
    return `${left}\r\n${output}${ends ? '' : freshLine()}`;
  }

  function recall(step: number): string {
    const next = displayed + step;
    if (next < 0 || next > entered.length) return '';
    if (displayed === entered.length) begun = line.text;
    displayed = next;
    const text = next === entered.length ? begun : Array.from(entered[next] ?? '');
    return replace({ text, cursor: text.length });
  }

  function completeWord(): string {
    const beginning = line.text.slice(0, line.cursor).join('');
    const tokens = complete(beginning);
    if (tokens.length === 0) return '\u{7}';
    const [only = ''] = tokens;
    const completion = tokens.length === 1 ? `${only} ` : commonBeginning(tokens);
    if (completion.length > beginning.length) return insert(completion.slice(beginning.length));
    return `${move(line.cursor, line.text.length)}\r\n${tokens.join('  ')}\r\n${drawn()}`;
  }

  /** Where the word begins that ends at the cursor. */
  function startOfWord(): number {
    const before = line.text.slice(0, line.cursor).join('').trimEnd();
    return Array.from(before.slice(0, before.lastIndexOf(' ') + 1)).length;
  }

  function interrupt(): string {
    return `${move(line.cursor, line.text.length)}^C\r\n${freshLine()}`;
  }

  function endOrDelete(): string {
    if (line.text.length > 0) return remove();
    line = { text: Array.from('exit'), cursor: 4 };
    return `exit${submit()}`;
  }

  const toStart = () => goTo(0);
  const toEnd = () => goTo(line.text.length);
  const erase = () => cut(line.cursor - 1, line.cursor);
  const remove = () => cut(line.cursor, Math.min(line.cursor + 1, line.text.length));

  const keys = new Map<string, () => string>([
    ['\r', submit],
    ['\n', submit],
    ['\t', completeWord],
    ['\u{7f}', erase],
    ['\b', erase],
    ['\u{1}', toStart],
    ['\u{3}', interrupt],
    ['\u{4}', endOrDelete],
    ['\u{5}', toEnd],
    ['\u{b}', () => cut(line.cursor, line.text.length)],
    ['\u{c}', () => `\u{1b}[H\u{1b}[2J${drawn()}`],
    ['\u{15}', () => cut(0, line.cursor)],
    ['\u{17}', () => cut(startOfWord(), line.cursor)],
    ['A', () => recall(-1)],
    ['B', () => recall(1)],
    ['C', () => goTo(line.cursor + 1)],
    ['D', () => goTo(line.cursor - 1)],
    ['H', toStart],
    ['F', toEnd],
    ['3~', remove],
  ]);

  function press(key: string): string {
    if (isOver) return '';
    const isSequence = key.startsWith('\u{1b}');
    const isControl = isSequence || key < ' ' || key === '\u{7f}';
    if (!isControl) return insert(key);
    return keys.get(isSequence ? key.slice(2) : key)?.() ?? '';
  }

  return {
    start: freshLine,
    type(input) {
      const text = waiting + input;
      waiting = unfinished.exec(text)?.[0] ?? '';
      const complete = waiting === '' ? text : text.slice(0, -waiting.length);
      return Array.from(complete.matchAll(keyPattern), ([key]) => press(key)).join('');
    },
    resize(width) {
      columns = Math.max(2, width);
    },
    history: () => entered,
  };
}
