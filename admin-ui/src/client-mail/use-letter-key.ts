import { useRef } from 'react';

/** Chosen anew for every letter, so that one whose answer got lost is not sent twice. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Names a letter: the same one, tried again, has the same key, one with other words or another recipient a new one. */
export function useLetterKey(): (letter: object) => string {
  const last = useRef({ letter: '', key: '' });
  return (letter) => {
    const written = JSON.stringify(letter);
    if (last.current.letter !== written) last.current = { letter: written, key: newKey() };
    return last.current.key;
  };
}
