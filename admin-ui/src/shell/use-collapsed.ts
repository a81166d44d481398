import { useCallback, useState } from 'react';

const key = 'frakto.sidebar';

/** Whether the user has folded the menu, remembered on this device. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed');
  const toggle = useCallback(() => {
    setCollapsed((before) => {
      localStorage.setItem(key, before ? 'open' : 'collapsed');
      return !before;
    });
  }, []);
  return [collapsed, toggle];
}
