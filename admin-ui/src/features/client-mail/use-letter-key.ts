import { useRef } from 'react';
import { newKey } from '../../kit/api/new-key';

/** Names a letter: the same one, tried again, has the same key, one with other words or another recipient a new one. */
export function useLetterKey(): (letter: object) => string {
  const last = useRef({ letter: '', key: '' });
  return (letter) => {
    const written = JSON.stringify(letter);
    if (last.current.letter !== written) last.current = { letter: written, key: newKey() };
    return last.current.key;
  };
}
