import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface DirectoryRoutes {
  /** Opens a record, `create` or `global`, over the list; the list's page and search stay in the address. */
  open: (what: number | 'create' | 'global') => void;
  /** Back to the list. */
  close: () => void;
  /** Something is open over the list. */
  isOpen: boolean;
}

/** Dialogs of a directory have addresses of their own below the list's: `/client-directory/12`. */
export function useDirectoryRoutes(base: string): DirectoryRoutes {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const open = useCallback(
    (what: number | 'create' | 'global') => void navigate({ pathname: `${base}/${what}`, search }),
    [navigate, base, search],
  );
  // A form that a record's page has opened leads back to it.
  const back = backOf(location.state as unknown);
  const close = useCallback(
    () => void navigate(back ?? { pathname: base, search }),
    [navigate, back, base, search],
  );
  return { open, close, isOpen: pathname.replace(/\/$/, '') !== base };
}

/** The page that an address was opened from, as it was left in the history. */
function backOf(state: unknown): string | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && back.startsWith('/') && !back.startsWith('//') ? back : null;
}
