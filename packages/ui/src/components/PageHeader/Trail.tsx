import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { useLinkComponent } from '../LinkProvider/LinkProvider.js';
import * as css from './PageHeader.css.js';

export interface TrailLink {
  /** The name of the place. */
  label: string;
  /** Its address. */
  href: string;
}

interface TrailProps {
  back?: TrailLink | undefined;
  breadcrumb?: readonly TrailLink[] | undefined;
}

/** The way up: one link back, or the places above. */
export function Trail({ back, breadcrumb }: TrailProps) {
  const words = useMessages('pageHeader');
  const Anchor = useLinkComponent();
  /* oxlint-disable react/static-components -- the component comes from a context and stays the same */
  if (breadcrumb !== undefined && breadcrumb.length > 0) {
    return (
      <nav aria-label={words.breadcrumb}>
        <ol className={css.trail}>
          {breadcrumb.map((place) => (
            <li key={place.href} className={css.trailItem}>
              <Anchor href={place.href} className={css.trailLink}>
                {place.label}
              </Anchor>
              <span className={css.trailMark}>
                <Icon icon={ChevronRight} size={14} directional />
              </span>
            </li>
          ))}
        </ol>
      </nav>
    );
  }
  if (back === undefined) return null;
  return (
    <div>
      <Anchor href={back.href} className={css.backLink}>
        <Icon icon={ArrowLeft} size={14} directional />
        {back.label}
      </Anchor>
    </div>
  );
}
