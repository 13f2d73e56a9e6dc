import { useEffect } from 'react';
import { LoadingFallback } from '#start/LoadingFallback.js';
import { usePage } from '#shared/page.js';
import { base } from '#shared/session.js';
import { storage } from '#shared/storage.js';

/** The referral share link (A 2): keeps its code for the sign-up and goes on to the start. */
export default function Referral() {
  const page = usePage();
  useEffect(() => {
    const code = page.address.pathname.split('/').pop();
    if (code) storage.referralCode.set(decodeURIComponent(code));
    page.replace(`${base}/`);
  }, [page]);
  return <LoadingFallback />;
}
