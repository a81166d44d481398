import { useEffect, useState } from 'react';
import { useChat } from './chat-store';

/** A while after the screen stands: nothing that it still needs is kept waiting by the chat's socket. */
const restMs = 1_500;

/** Whether the chat is to begin: once the screen stands, or as soon as it is opened. */
export function useChatAtRest(): boolean {
  const { isOpen } = useChat();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOpen && !isWanted) setIsWanted(true);
  return isWanted;
}
