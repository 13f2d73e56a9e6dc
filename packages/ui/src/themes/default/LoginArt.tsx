import { useId, type ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  const id = useId();
  return (
    <ArtFrame>
      <defs>
        <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse">
          <path d="M40 0H0v40" stroke="var(--livery-login-art1)" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect width="800" height="800" fill={`url(#${id})`} />
      <path
        fill="var(--livery-login-art1)"
        d="M80 80h80v40H80zm560 40h80v80h-80zM40 560h80v120H40zm600 80h120v80H640zM200 680h80v40h-80zM480 40h40v40h-40z"
      />
      <path
        fill="var(--livery-login-art2)"
        d="M120 120h40v40h-40zm560 80h40v40h-40zM80 680h40v40H80zm600 0h80v40h-80zM520 80h40v40h-40z"
      />
      <path fill="var(--livery-login-art3)" d="M160 120h40v40h-40zm480 560h40v40h-40z" />
    </ArtFrame>
  );
}
