import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What cannot be read in a unit: whether Node lives with all that it refuses. Each step leaves its name and what is wrong. */
const steps = String.raw`
check() { name=$1; shift; if "$@" >/tmp/out 2>&1; then echo "ok	$name"; else echo "failed	$name	$(tail -n 3 /tmp/out | tr '\n\t' '  ')"; fi >>/results/checks; }
page() { curl --fail --silent --output /dev/null --header "Host: $1" http://127.0.0.1:8080/app/; }
ready() { curl --fail --silent --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8081/readyz; }
main_pid() { systemctl show livery --property MainPID --value; }
status() { grep --quiet --extended-regexp "$1" "/proc/$(main_pid)/status"; }
restarted() { systemctl kill --signal KILL livery; sleep 3; ready && test "$(main_pid)" != "$1"; }
hosts() { echo "{ \"hosts\": { $1 } }" >/etc/livery/hosts.json; }
example='"console.example.com": { "api": "http://127.0.0.1:9" }'

mkdir -p /etc/livery
hosts "$example"
cp /opt/livery/current/livery.service /etc/systemd/system/livery.service
systemctl daemon-reload
systemctl start livery
check 'it starts and is ready' ready
check 'it serves the page of a host' page console.example.com
check 'it is a user of its own without capabilities' status '^CapEff:\s0+$'
check 'its calls of the kernel are filtered' status '^Seccomp:\s2$'
hosts "$example, \"console.example.net\": { \"api\": \"http://127.0.0.1:9\" }"
systemctl reload livery
sleep 1
check 'a reload reads the hosts again' page console.example.net
check 'it is started again when it ends by itself' restarted "$(main_pid)"
check 'a restart ends well' systemctl restart livery
check 'it is ready after a restart' ready
check 'it stops within its time, with success' sh -c 'systemctl stop livery && test "$(systemctl show livery --property Result --value)" = success'
journalctl --unit livery --no-pager >/results/journal
`;

const unit = `[Unit]
After=basic.target

[Service]
Type=oneshot
ExecStart=/bin/bash /results/steps
ExecStopPost=/bin/systemctl poweroff --no-block
`;

/** Why systemd cannot be tried here, or undefined. */
export function whyNoSystemd(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may boot a container';
  if (!existsSync('/lib/systemd/systemd')) return 'this machine has no systemd';
  if (!existsSync('/usr/bin/node')) return 'the unit starts /usr/bin/node, and there is none';
  return undefined;
}

/**
 * Boots systemd in a container of the machine's own programs with an empty system beside them, installs the delivered unit
 * there as docs/deploying.md says, and returns what each step found.
 */
export function tryUnit(folder: string): { step: string; issues: string[] }[] {
  const work = mkdtempSync(join(tmpdir(), 'livery-systemd-'));
  try {
    const releases = join(work, 'livery/releases/one');
    mkdirSync(join(work, 'results'));
    cpSync(folder, releases, { recursive: true });
    // The copy of a build is only its owner's; the service is another user.
    chmodSync(releases, 0o755);
    execFileSync('ln', ['-s', 'releases/one', join(work, 'livery/current')]);
    writeFileSync(join(work, 'results/steps'), steps);
    writeFileSync(join(work, 'steps.service'), unit);
    const binds = [
      `--bind=${join(work, 'results')}:/results`,
      `--bind-ro=${join(work, 'livery')}:/opt/livery`,
      `--bind-ro=${join(work, 'steps.service')}:/run/systemd/system/steps.service`,
    ];
    const container = ['--directory=/', '--volatile=yes', '--register=no', '--keep-unit', '--private-network'];
    const boot = [
      '--boot',
      '--',
      'systemd.unit=steps.service',
      'systemd.firstboot=off',
      'systemd.mask=systemd-networkd-wait-online.service',
    ];
    const options = { stdio: 'pipe', timeout: 180_000 } as const;
    execFileSync('systemd-nspawn', [...container, ...binds, ...boot], options);
    const found = readFileSync(join(work, 'results/checks'), 'utf8').trimEnd().split('\n');
    return found.map((line) => {
      const [result, step = '', reason = ''] = line.split('\t');
      const journal = readFileSync(join(work, 'results/journal'), 'utf8').trimEnd().split('\n').slice(-5);
      return { step, issues: result === 'ok' ? [] : [reason, ...journal] };
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
