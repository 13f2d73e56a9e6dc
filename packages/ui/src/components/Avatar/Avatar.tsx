import { forwardRef, useState } from 'react';
import { UserRound } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { Icon } from '../Icon/Icon.js';
import { initials } from './initials.js';
import * as styles from './Avatar.css.js';

export interface AvatarProps extends NativeAttributes<HTMLSpanElement> {
  /** Name or email address of the person: its initials stand where there is no picture. */
  name: string;
  /**
   * Address of the picture: `https:`, `data:image/`, `blob:`, or on the site itself. Anything else, and what does not
   * load as a picture, counts as none.
   */
  src?: string | null | undefined;
  /** Width and height in px. Default 32. */
  size?: number | undefined;
  /** Read out in its place. Default: nothing, because the name usually stands beside it. */
  label?: string | undefined;
}

const isPicture = (src: string): boolean => /^(https:\/\/|data:image\/|blob:|\/(?!\/))/i.test(src);

/** A person's picture, or their initials. The address of the page is not told to the picture's host. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 32, label, ...attributes },
  ref,
) {
  const letters = initials(name);
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...attributes}
      ref={ref}
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.max(Math.round(size * 0.4), 9) }}
    >
      {letters === '' ? <Icon icon={UserRound} size={Math.round(size * 0.6)} /> : letters}
      {src && isPicture(src) ? <Picture key={src} src={src} /> : null}
    </span>
  );
});

const outcomeOf = ({ naturalWidth }: HTMLImageElement) => (naturalWidth > 0 ? 'loaded' : 'failed');

function Picture({ src }: { src: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed') return null;
  return (
    <img
      /* A picture of a page from a server may be there before anybody listens. */
      ref={(image) => {
        if (image?.complete) setState(outcomeOf(image));
      }}
      className={styles.image}
      data-loading={state === 'loading' ? '' : undefined}
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => setState(outcomeOf(currentTarget))}
      onError={() => setState('failed')}
    />
  );
}
