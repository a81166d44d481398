import { useEffect, useState } from 'react';

const topicOf = (title: string) => title.replace(/ · Frakto$/, '');

/** What the current screen is about, read from the browser's tab: screens name it once, in one place. */
export function useDocumentTopic(): string {
  const [topic, setTopic] = useState(() => topicOf(document.title));
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    const observer = new MutationObserver(() => setTopic(topicOf(document.title)));
    observer.observe(title, { childList: true });
    return () => observer.disconnect();
  }, []);
  return topic;
}
