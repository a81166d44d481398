import { useRef } from 'react';
import { newKey } from '../../kit/api/client';

/** Names a mail: the same one, tried again, has the same key, one with other words or another recipient a new one. */
export function useMailKey(): (mail: object) => string {
  const last = useRef({ mail: '', key: '' });
  return (mail) => {
    const written = JSON.stringify(mail);
    if (last.current.mail !== written) last.current = { mail: written, key: newKey() };
    return last.current.key;
  };
}
