import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Button,
  Disclosure,
  Drawer,
  EmptyState,
  Inline,
  Link,
  SegmentedControl,
  Stack,
  StatusIndicator,
  Text,
} from '@livery/ui';
import { operationLabels } from '#generated/operations/labels.js';
import { ResourceStatus, type UnknownResource } from '#kit';
import { useAvailableResources } from '#resources/resources.js';
import type { Activity, BatchProgress } from '#shared/storage.js';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import { mostActivities, useActivities, useActivityLog } from '#shared/activityLog.js';
import { groupsOf, type ActivityGroup } from './groups.js';

/** What is done with files of a bucket, straight at the storage: no operation of the contract. */
const fileOperations: Readonly<Record<string, MessageDescriptor>> = {
  uploadFiles: msg`Upload files`,
  createFolder: msg`Create folder`,
  renameFiles: msg`Rename files`,
  moveFiles: msg`Move files`,
  deleteFiles: msg`Delete files`,
};

type Shown = 'all' | 'running' | 'failed';

/** After this a change has long shown in the resource's own status, in ms. */
const followed = 15 * 60_000;

/**
 * The activity centre: everything that was started in this browser, in every area and tab, with what became of it. It
 * outlives a reload.
 */
export default function ActivityDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { number } = useUnits();
  const most = number(mostActivities);
  const [visible, setVisible] = useState<Shown>('all');
  const [openedAt] = useState(() => Date.now());
  const all = useActivities();
  const { clearFinished } = useActivityLog();
  const groups = groupsOf(all, ({ state }) => visible === 'all' || state === visible);
  const isAnyFinished = all.some(({ state }) => state !== 'running');
  const empty = {
    all: t`What you start will be here with its result.`,
    running: t`Nothing is under way.`,
    failed: t`Nothing has failed.`,
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      heading={t`Activity`}
      footer={isAnyFinished && <Button onClick={clearFinished}>{t`Clear finished`}</Button>}
    >
      <Stack gap={4}>
        <SegmentedControl
          label={t`Show`}
          labelHidden
          fullWidth
          value={visible}
          onChange={setVisible}
          options={[
            { id: 'all', label: t`All` },
            { id: 'running', label: t`Under way` },
            { id: 'failed', label: t`Failed` },
          ]}
        />
        {groups.length === 0 ? (
          <EmptyState>{empty[visible]}</EmptyState>
        ) : (
          <Stack as="ul" gap={4}>
            {groups.map((group) => (
              <li key={group.id}>
                <Group group={group} followedFrom={openedAt - followed} onLeave={onClose} />
              </li>
            ))}
          </Stack>
        )}
        {all.length >= mostActivities && (
          <Text
            size="small"
            tone="muted"
          >{t`No more than ${most} are kept. Older ones may be missing, and those that succeeded go first.`}</Text>
        )}
      </Stack>
    </Drawer>
  );
}

/** Several that were started together are one line, which opens to show each. */
function Group({ group, ...rest }: { group: ActivityGroup } & Omit<EntryProps, 'activity'>) {
  const { i18n } = useLingui();
  const { dateTime } = useTime();
  const { activities, operation, startedAt } = group;
  const [first] = activities;
  const label = operationLabels[operation] ?? fileOperations[operation];
  const count = (state: Activity['state']) => activities.filter((one) => one.state === state).length;
  const [running, failed, unknown, done] = [count('running'), count('failed'), count('unknown'), count('done')];
  const cancelled = count('cancelled');
  const summary = [
    running > 0 && plural(running, { one: '# under way', other: '# under way' }),
    failed > 0 && plural(failed, { one: '# failed', other: '# failed' }),
    unknown > 0 && plural(unknown, { one: '# without an answer', other: '# without an answer' }),
    done > 0 && plural(done, { one: '# succeeded', other: '# succeeded' }),
    cancelled > 0 && plural(cancelled, { one: '# cancelled', other: '# cancelled' }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Stack gap={1}>
      <Text weight="medium">{label ? i18n._(label) : operation}</Text>
      {activities.length === 1 && first ? (
        <Entry activity={first} {...rest} />
      ) : (
        <Disclosure label={summary}>
          <Stack as="ul" gap={3}>
            {activities.map((one) => (
              <li key={one.id}>
                <Entry activity={one} {...rest} />
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
      <Text size="small" tone="muted">
        {dateTime(startedAt)}
      </Text>
    </Stack>
  );
}

const tones = { running: 'info', done: 'success', failed: 'danger', unknown: 'warning', cancelled: 'neutral' } as const;

interface EntryProps {
  activity: Activity;
  /** What ended before this time, in ms since 1970, is no longer looked after. */
  followedFrom: number;
  onLeave: () => void;
}

function Entry({ activity, followedFrom, onLeave }: EntryProps) {
  const { t } = useLingui();
  const { state, target, error, progress } = activity;
  const labels = {
    running: t`Under way`,
    done: t`Succeeded`,
    failed: t`Failed`,
    unknown: t`No answer came`,
    cancelled: t`Cancelled`,
  };
  const resource = useAvailableResources().find(({ kind }) => kind === target?.kind);
  const isFollowed = state === 'done' && (activity.endedAt ?? 0) > followedFrom;
  const correlationId = error?.correlationId;
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <StatusIndicator tone={tones[state]} transitional={state === 'running'}>
          {labels[state]}
        </StatusIndicator>
        {target && (
          <Link href={target.href} onClick={onLeave}>
            {target.name}
          </Link>
        )}
      </Inline>
      {isFollowed && resource && target && <Transition resource={resource} target={target} />}
      {progress && <Progress progress={progress} isRunning={state === 'running'} />}
      {error && <Text size="small">{error.message}</Text>}
      {correlationId !== undefined && (
        <Text size="small" tone="muted">
          {t`Correlation ID: ${correlationId}`}
        </Text>
      )}
      {state === 'unknown' && (
        <Text size="small">{t`It may have been done all the same: look at the resource before you try again.`}</Text>
      )}
    </Stack>
  );
}

/** How far a batch is, or how many of it came to which end. */
function Progress({ progress, isRunning }: { progress: BatchProgress; isRunning: boolean }) {
  const { t } = useLingui();
  const { number } = useUnits();
  const { total, done, failed, cancelled, unknown = 0 } = progress;
  const ended = number(done + failed + cancelled + unknown);
  const all = number(total);
  if (isRunning) return <Text size="small">{t`${ended} of ${all}`}</Text>;
  const parts = [
    done > 0 && plural(done, { one: '# file succeeded', other: '# files succeeded' }),
    failed > 0 && plural(failed, { one: '# file failed', other: '# files failed' }),
    unknown > 0 && plural(unknown, { one: '# without an answer', other: '# without an answer' }),
    cancelled > 0 && plural(cancelled, { one: '# file cancelled', other: '# files cancelled' }),
  ];
  return <Text size="small">{parts.filter(Boolean).join(' · ')}</Text>;
}

interface TransitionProps {
  resource: UnknownResource;
  target: NonNullable<Activity['target']>;
}

/** What the resource is still doing because of it, such as "Creating". */
function Transition({ resource, target }: TransitionProps) {
  const { source, status, idOf } = resource;
  const { data } = useQuery(source.scope === 'location' ? source.read(target.location ?? '') : source.read());
  const row = data?.find((one) => idOf(one) === target.id);
  if (!row || !status?.transitions.has(status.of(row))) return null;
  return <ResourceStatus status={status} row={row} />;
}
