import { commands, runLine, type ShellEffect } from './commands.js';
import { createLineEditor } from './lineEditor.js';
import { vmOsTitle, type ShellMachine } from './machine.js';

export interface Shell {
  /** What the terminal shows at first. */
  start: () => Uint8Array<ArrayBuffer>;
  /** Takes what was typed. Gives what the terminal is to show, and what the machine is to do. */
  type: (bytes: Uint8Array) => { output: Uint8Array<ArrayBuffer>; effect: ShellEffect | undefined };
  /** The terminal has another width, in characters. */
  resize: (columns: number) => void;
}

/** A shell on a machine, whose user is signed in. Pure: `machine` gives the machine as it is when a line is entered. */
export function createShell(machine: () => ShellMachine): Shell {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const { hostname, username } = machine();
  const prompt = `\u{1b}[1;32m${username}@${hostname}\u{1b}[0m:\u{1b}[1;34m~\u{1b}[0m${username === 'root' ? '#' : '$'} `;
  let effect: ShellEffect | undefined;

  const editor = createLineEditor({
    prompt: () => prompt,
    complete: (beginning) => Object.keys(commands).filter((name) => name.startsWith(beginning)),
    enter(line) {
      const result = runLine(line, machine(), editor.history());
      ({ effect } = result);
      return { output: result.output.replaceAll('\n', '\r\n'), isOver: effect !== undefined };
    },
  });
  const encode = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(encoder.encode(text));

  return {
    start: () =>
      encode(`${vmOsTitle(machine())} ${hostname} ttyS0\r\nType "help" for the commands.\r\n\r\n${editor.start()}`),
    type: (bytes) => ({ output: encode(editor.type(decoder.decode(bytes, { stream: true }))), effect }),
    resize: editor.resize,
  };
}
