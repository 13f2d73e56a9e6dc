import { vmOsTitle } from './machine.js';
import type { ShellMachine } from './machine.js';

/** What the machine is to do after a command. */
export type ShellEffect = 'exit' | 'reboot' | 'poweroff';

interface CommandResult {
  /** What is printed, with `\n` at the end of a line. */
  output: string;
  effect?: ShellEffect;
}

interface CommandContext {
  machine: ShellMachine;
  args: readonly string[];
  history: readonly string[];
}

interface Command {
  usage: string;
  description: string;
  run: (context: CommandContext) => CommandResult;
}

const clearScreen = '\u{1b}[H\u{1b}[2J\u{1b}[3J';
const blue = (text: string): string => `\u{1b}[1;34m${text}\u{1b}[0m`;
const print = (...lines: string[]): CommandResult => ({ output: lines.map((line) => `${line}\n`).join('') });
const pad = (number: number): string => String(number).padStart(2, '0');

/** The files of a machine, by their whole path. */
function filesOf(machine: ShellMachine): Record<string, string> {
  const title = vmOsTitle(machine);
  return {
    '/etc/hostname': `${machine.hostname}\n`,
    '/etc/motd': `Welcome to ${title}\n`,
    '/etc/os-release':
      `PRETTY_NAME="${title}"\nNAME="${machine.osTitle}"\nVERSION_ID="${machine.osVersion}"\n` +
      `ID=${machine.osName}\nHOME_URL="https://livery.example"\n`,
    [`${homeOf(machine)}/readme.txt`]:
      'A machine of the sandbox: it has a shell, and no programs. "help" lists what there is.\n',
  };
}

const homeOf = ({ username }: ShellMachine): string => (username === 'root' ? '/root' : `/home/${username}`);

/** A path from the root, without `.`, `..` and `~`. */
function absolute(machine: ShellMachine, path: string): string {
  const home = homeOf(machine);
  const whole = path.startsWith('~') ? home + path.slice(1) : path.startsWith('/') ? path : `${home}/${path}`;
  const parts: string[] = [];
  for (const part of whole.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function list({ machine, args }: CommandContext): CommandResult {
  const requested = args.find((one) => !one.startsWith('-')) ?? homeOf(machine);
  const path = absolute(machine, requested);
  const files = Object.keys(filesOf(machine));
  if (files.includes(path)) return print(requested);
  const folder = path === '/' ? '/' : `${path}/`;
  const inside = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  if (inside.length === 0) return print(`ls: cannot access '${requested}': No such file or directory`);
  const names = [...new Set(inside.map((file) => file.split('/')[0] ?? ''))];
  return print(names.map((name) => (inside.includes(name) ? name : blue(name))).join('  '));
}

function show({ machine, args }: CommandContext): CommandResult {
  const files = filesOf(machine);
  const texts = args.map((path) => files[absolute(machine, path)] ?? `cat: ${path}: No such file or directory\n`);
  return { output: texts.join('') };
}

function addresses({ machine, args: [object = ''] }: CommandContext): CommandResult {
  if (!'address'.startsWith(object) || object === '') return print('Usage: ip addr');
  const loopback = { name: 'lo', mac: '00:00:00:00:00:00', addresses: ['127.0.0.1/8', '::1/128'] };
  const all = [loopback, ...machine.interfaces].map(({ name, mac, addresses: own }, index) => {
    const [kind, flags] = name === 'lo' ? ['loopback', 'LOOPBACK'] : ['ether', 'BROADCAST,MULTICAST'];
    const lines = own.map((one) => `\n    ${one.includes(':') ? 'inet6' : 'inet'} ${one} scope global ${name}`);
    return `${index + 1}: ${name}: <${flags},UP,LOWER_UP> mtu 1500 state UP\n    link/${kind} ${mac}${lines.join('')}`;
  });
  return print(...all);
}

function disks({ machine }: CommandContext): CommandResult {
  const row = (...cells: [string, string, string, string, string, string]): string => {
    const [device, size, used, free, share, place] = cells;
    return `${device.padEnd(12)}${size.padStart(6)}${used.padStart(6)}${free.padStart(6)}${share.padStart(5)} ${place}`;
  };
  return print(
    row('Filesystem', 'Size', 'Used', 'Avail', 'Use%', 'Mounted on'),
    ...machine.disks.map(({ device, size, used, place }) =>
      row(device, `${size}G`, `${used}G`, `${size - used}G`, `${Math.round((used / size) * 100)}%`, place),
    ),
  );
}

function memory({ machine: { memory: total, memoryUsed: used } }: CommandContext): CommandResult {
  const cells = (numbers: readonly (number | string)[]): string =>
    numbers.map((one) => String(one).padStart(12)).join('');
  const cached = Math.round((total - used) / 3);
  return print(
    `      ${cells(['total', 'used', 'free', 'shared', 'buff/cache', 'available'])}`,
    `Mem:  ${cells([total, used, total - used - cached, 1, cached, total - used])}`,
    `Swap: ${cells([0, 0, 0])}`,
  );
}

function uptime({ machine: { now, startedAt } }: CommandContext): CommandResult {
  const minutes = Math.max(0, Math.floor((now - startedAt) / 60_000));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor(minutes / 60) % 24;
  const up = `${days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}, ` : ''}${hours}:${pad(minutes % 60)}`;
  const time = new Date(now).toISOString().slice(11, 19);
  return print(` ${time} up ${up}, 1 user, load average: 0.08, 0.03, 0.01`);
}

function kernel({ machine: { hostname }, args: [option] }: CommandContext): CommandResult {
  if (option === '-a') return print(`Linux ${hostname} 6.8.0-livery #1 SMP PREEMPT_DYNAMIC x86_64 GNU/Linux`);
  if (option === '-r') return print('6.8.0-livery');
  return print(option === '-n' ? hostname : 'Linux');
}

const help = (): CommandResult =>
  print(
    'The commands of this shell:',
    ...Object.values(commands).map(({ usage, description }) => `  ${usage.padEnd(20)} ${description}`),
    'Keys: arrows, Home, End, Tab completes, Ctrl+C gives up, Ctrl+L clears, Ctrl+D leaves.',
  );

/** The commands of the shell, by name. */
export const commands: Readonly<Record<string, Command>> = {
  cat: { usage: 'cat FILE', description: 'show a file', run: show },
  clear: { usage: 'clear', description: 'clear the screen', run: () => ({ output: clearScreen }) },
  date: {
    usage: 'date',
    description: 'show the time',
    run: ({ machine }) => print(new Date(machine.now).toUTCString()),
  },
  df: { usage: 'df -h', description: 'show the disks', run: disks },
  echo: { usage: 'echo TEXT', description: 'print a text', run: ({ args }) => print(args.join(' ')) },
  exit: { usage: 'exit', description: 'leave the shell', run: () => ({ output: 'logout\n', effect: 'exit' }) },
  free: { usage: 'free -m', description: 'show the memory', run: memory },
  help: { usage: 'help', description: 'list the commands', run: help },
  history: {
    usage: 'history',
    description: 'list what was entered',
    run: ({ history }) => print(...history.map((line, index) => `${String(index + 1).padStart(5)}  ${line}`)),
  },
  hostname: { usage: 'hostname', description: 'show the name', run: ({ machine }) => print(machine.hostname) },
  ip: { usage: 'ip addr', description: 'show the addresses', run: addresses },
  ls: { usage: 'ls [FOLDER]', description: 'list files', run: list },
  poweroff: {
    usage: 'poweroff',
    description: 'stop the machine',
    run: () => ({ output: 'The system will power off now!\n', effect: 'poweroff' }),
  },
  pwd: { usage: 'pwd', description: 'show the folder', run: ({ machine }) => print(homeOf(machine)) },
  reboot: {
    usage: 'reboot',
    description: 'restart the machine',
    run: () => ({ output: 'The system will reboot now!\n', effect: 'reboot' }),
  },
  uname: { usage: 'uname -a', description: 'show the kernel', run: kernel },
  uptime: { usage: 'uptime', description: 'show for how long it runs', run: uptime },
  whoami: { usage: 'whoami', description: 'show the user', run: ({ machine }) => print(machine.username) },
};

/** The words of a line; quotes hold several together. */
const tokensOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/gu),
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

/** Runs a line. `sudo` before it changes nothing: the user may do everything. */
export function runLine(line: string, machine: ShellMachine, history: readonly string[]): CommandResult {
  const tokens = tokensOf(line);
  const [name = '', ...args] = tokens[0] === 'sudo' ? tokens.slice(1) : tokens;
  if (name === '') return { output: '' };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command?.run({ machine, args, history }) ?? print(`${name}: command not found. Try "help".`);
}
