/** Events of one day, in the order they were given. */
export interface Day<Event> {
  /** The first event's time, in ms since 1970. */
  time: number;
  events: readonly Event[];
}

/** Groups events that follow each other by the day on which they were, in a time zone. Default: that of the browser. */
export function daysOf<Event extends { time: number }>(
  events: readonly Event[],
  timeZone?: string,
): readonly Day<Event>[] {
  const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const days: { name: string; time: number; events: Event[] }[] = [];
  for (const event of events) {
    const name = format.format(event.time);
    const last = days.at(-1);
    if (last?.name === name) last.events.push(event);
    else days.push({ name, time: event.time, events: [event] });
  }
  return days;
}
