import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toastQueue.js';

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.entries().map((entry) => entry.text);

test('keeps toasts in the order they came', () => {
  const queue = createToastQueue();
  queue.success('User details updated');
  queue.danger('Failed to accept invitation');
  expect(texts(queue)).toEqual(['User details updated', 'Failed to accept invitation']);
});

test('shows a repeated text once, as the newest', () => {
  const queue = createToastQueue();
  const first = queue.danger('Failed to connect to server');
  queue.success('User details updated');
  const second = queue.danger('Failed to connect to server');
  expect(texts(queue)).toEqual(['User details updated', 'Failed to connect to server']);
  expect(second).not.toBe(first);
});

test('keeps the same text apart when its tone differs', () => {
  const queue = createToastQueue();
  queue.warning('Balance is low');
  queue.danger('Balance is low');
  expect(queue.entries()).toHaveLength(2);
});

test('shows the newest of those about the same topic, whatever they say', () => {
  const queue = createToastQueue();
  queue.danger('This part could not be loaded', { topic: 'code' });
  queue.success('User details updated');
  queue.info('The console was updated', { topic: 'code' });
  expect(texts(queue)).toEqual(['User details updated', 'The console was updated']);
});

test('dismisses one, clears all, and tells each listener until it leaves', () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  const leave = queue.subscribe(listener);
  const id = queue.info('One');
  queue.info('Two');
  queue.dismiss(id);
  expect(texts(queue)).toEqual(['Two']);
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  queue.clear();
  expect(queue.entries()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
});
