import { expect, it } from 'vitest';
import type { ShellMachine } from './machine.js';
import { createShell } from './shell.js';

const machine: ShellMachine = {
  hostname: 'web-1',
  username: 'deploy',
  osName: 'ubuntu',
  osTitle: 'Ubuntu',
  osVersion: '24.04',
  memory: 4096,
  memoryUsed: 1024,
  interfaces: [
    { name: 'eth0', mac: '52:54:00:aa:bb:cc', addresses: ['10.1.0.7/24', '2001:db8::7/64'] },
    { name: 'eth0.120', mac: '52:54:00:aa:bb:cd', addresses: ['10.9.0.7/24'] },
  ],
  disks: [
    { device: '/dev/vda', size: 60, used: 15, place: '/' },
    { device: '/dev/vdb', size: 100, used: 40, place: '/mnt/disk1' },
  ],
  startedAt: Date.UTC(2025, 2, 11, 9, 45),
  now: Date.UTC(2025, 2, 14, 12),
};

const prompt = 'deploy@web-1:~$';
const escape = '\u{1b}';
const tokens = new RegExp(`${escape}\\[(\\d*)(?:;\\d+)*([A-Za-z])|([^])`, 'gu');

/** What a terminal of some rows shows in the end: the text, where the control sequences of the shell put it. */
function visible(output: string, columns = 80): string {
  const rows: string[][] = [[]];
  let [row, column] = [0, 0];
  const put = (character: string) => {
    // A character after a full row goes to the next one.
    if (column === columns) [row, column] = [row + 1, 0];
    const cells = (rows[row] ??= []);
    cells[column] = character;
    column += 1;
  };
  for (const [, count, kind, plain = ''] of output.matchAll(tokens)) {
    const steps = Number(count || 1);
    if (kind === 'A') row -= steps;
    else if (kind === 'B') row += steps;
    else if (kind === 'C') column += steps;
    else if (kind === 'H') [row, column] = [0, 0];
    else if (kind === 'J') {
      rows.splice(row + (count === '' ? 1 : 0));
      if (count === '') rows[row]?.splice(column);
    } else if (plain === '\r') column = 0;
    else if (plain === '\n') row += 1;
    else if (plain >= ' ') put(plain);
  }
  return Array.from(rows, (cells) =>
    Array.from(cells ?? [], (one) => one ?? ' ')
      .join('')
      .trimEnd(),
  ).join('\n');
}

/** A shell, and what its terminal shows after keys were typed into it. */
function open(columns = 80) {
  const shell = createShell(() => machine);
  shell.resize(columns);
  shell.start();
  let output = '';
  return {
    shell,
    type(keys: string, pieces = [keys]) {
      const results = pieces.map((piece) => shell.type(new TextEncoder().encode(piece)));
      output += results.map((result) => new TextDecoder().decode(result.output)).join('');
      return results.at(-1)?.effect;
    },
    screen: () => visible(`${prompt} ${output}`, columns),
  };
}

const [left, right, up, down, home, end, del] = ['D', 'C', 'A', 'B', 'H', 'F', '3~'].map((one) => `\u{1b}[${one}`);

it.each([
  ['uname -a', /^Linux web-1 .* x86_64 GNU\/Linux$/m],
  ['cat /etc/os-release', /^PRETTY_NAME="Ubuntu 24\.04"$/m],
  ['cat /etc/nothing', /^cat: \/etc\/nothing: No such file or directory$/m],
  ['ls /', /^etc {2}home$/m],
  ['ls', /^readme\.txt$/m],
  ['ip addr', /^ {4}inet 10\.1\.0\.7\/24 scope global eth0$/m],
  ['ip a', /^3: eth0\.120: [^]*inet 10\.9\.0\.7\/24/m],
  ['df -h', /^\/dev\/vdb +100G +40G +60G +40% \/mnt\/disk1$/m],
  ['free -m', /^Mem: +4096 +1024 /m],
  ['uptime', /^ 12:00:00 up 3 days, 2:15, 1 user/m],
  ['echo "two  spaces" one', /^two {2}spaces one$/m],
  ['whoami', /^deploy$/m],
  ['rm -rf /', /^rm: command not found/m],
  ['toString', /^toString: command not found/m],
  ['help', /^ {2}poweroff +stop the machine$/m],
])('%s', (line, answer) => {
  const { type, screen } = open();
  type(`${line}\r`);
  expect(screen()).toMatch(answer);
  expect(screen().endsWith(`\n${prompt}`)).toBe(true);
});

it.each([
  ['exit\r', 'exit'],
  ['\u{4}', 'exit'],
  ['sudo reboot\r', 'reboot'],
  ['poweroff\r', 'poweroff'],
])('%j ends the session with %s, and takes nothing after it', (keys, effect) => {
  const { type, screen } = open();
  expect(type(keys)).toBe(effect);
  const before = screen();
  type('echo more\r');
  expect(screen()).toBe(before);
});

it.each([
  ['backspace', 'ecxho\u{7f}\u{7f}\u{7f}ho a', 'echo a'],
  ['the arrows', `eho${left}${left}c${right}${right} b`, 'echo b'],
  ['Home and End', `cho${home}e${end} c`, 'echo c'],
  ['Delete', `eecho${home}${del}`, 'echo'],
  ['Ctrl+A, K', 'echo more\u{1}\u{b}', ''],
  ['Ctrl+U', 'echo more\u{15}ls', 'ls'],
  ['Ctrl+W', 'echo one two\u{17}', 'echo one'],
  ['Tab, with one command', 'una\t', 'uname'],
  ['letters of several bytes', 'echo õäö\u{7f}', 'echo õä'],
])('edits a line with %s', (_, keys, line) => {
  const { type, screen } = open();
  type(keys);
  expect(screen()).toBe(`${prompt} ${line}`.trimEnd());
});

it('lists the commands that Tab leaves open', () => {
  const { type, screen } = open();
  type('up\tx\u{7f}h\t');
  expect(screen()).toBe(`${prompt} uptimeh`.replace('uptimeh', 'uptime h'));
  type('\u{15}h\t');
  expect(screen()).toContain('help  history  hostname');
});

it('goes through the history with the arrows, and back to what was begun', () => {
  const { type, screen } = open();
  type(`echo 1\recho 2\rech${up}${up}`);
  expect(screen().split('\n').at(-1)).toBe(`${prompt} echo 1`);
  type(`${down}${down}`);
  expect(screen().split('\n').at(-1)).toBe(`${prompt} ech`);
  type('\u{3}history\r');
  expect(screen()).toContain('    2  echo 2\n    3  history');
});

it('gives up a line with Ctrl+C, and clears the screen with Ctrl+L', () => {
  const { type, screen } = open();
  type('reboot\u{3}');
  expect(screen()).toBe(`${prompt} reboot^C\n${prompt}`);
  type('echo\u{c}');
  expect(screen()).toBe(`${prompt} echo`);
});

it('edits a line that is longer than the terminal is wide', () => {
  const { type, screen } = open(20);
  type(`echo 123456789012345${home}#${end}!`);
  expect(screen().replaceAll('\n', '')).toBe(`${prompt} #echo 123456789012345!`);
  type('\u{1}\u{b}');
  expect(screen()).toBe(prompt);
});

it('takes keys and letters that arrive in pieces', () => {
  const { shell, type, screen } = open();
  type('', ['ech', `o a${left?.slice(0, 1)}`, `${left?.slice(1)}b`]);
  expect(screen()).toBe(`${prompt} echo ba`);
  const letter = new TextEncoder().encode('õ');
  expect(shell.type(letter.slice(0, 1)).output).toHaveLength(0);
  expect(new TextDecoder().decode(shell.type(letter.slice(1)).output)).toContain('õ');
});
