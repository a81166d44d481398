import { useEffect, useState } from 'react';
import { api } from '../api/client';

/** The domain that companies' mails come from; null until it is known, and when it cannot be. */
export function useMailDomain(): string | null {
  const [domain, setDomain] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api.get('/public/installation', { signal: leaving.signal }).then(
      ({ mail_domain }) => setDomain(mail_domain),
      // The form works without it.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return domain;
}
