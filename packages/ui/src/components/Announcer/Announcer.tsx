import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { InContainer } from '../PortalProvider/InContainer.js';
import * as styles from './Announcer.css.js';

/** How long an announcement stays in the live region, in ms (specification: account and billing, section 9). */
const announcementLifetime = 7000;

type Politeness = 'polite' | 'assertive';

/** Announces a text to screen readers; `assertive` interrupts what is being read. */
export type Announce = (text: string, politeness?: Politeness) => void;

const AnnounceContext = createContext<Announce | null>(null);

interface Announcement {
  id: number;
  text: string;
  politeness: Politeness;
}

export interface AnnouncerProps {
  /** The application, whose parts announce with `useAnnounce`. */
  children: ReactNode;
}

/** Holds the two live regions of the application. Mount it once, around everything that announces. */
export function Announcer({ children }: AnnouncerProps) {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const lastId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const announce = useCallback<Announce>((text, politeness = 'polite') => {
    lastId.current += 1;
    const id = lastId.current;
    setAnnouncements((before) => [...before, { id, text, politeness }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setAnnouncements((before) => before.filter((announcement) => announcement.id !== id));
    }, announcementLifetime);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  const region = (politeness: Politeness) => (
    <div
      role="log"
      aria-live={politeness}
      aria-relevant="additions"
      className={styles.region}
      data-live-announcer="true"
    >
      {announcements
        .filter((announcement) => announcement.politeness === politeness)
        .map(({ id, text }) => (
          <div key={id}>{text}</div>
        ))}
    </div>
  );

  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <InContainer>
        {region('polite')}
        {region('assertive')}
      </InContainer>
    </AnnounceContext.Provider>
  );
}

/** Gives the function that announces a text, e.g. a change of route. Throws outside of an Announcer. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce needs an Announcer around it.');
  return announce;
}
