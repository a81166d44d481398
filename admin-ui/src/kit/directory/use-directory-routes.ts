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
  const { pathname, search } = useLocation();
  const open = useCallback(
    (what: number | 'create' | 'global') => void navigate({ pathname: `${base}/${what}`, search }),
    [navigate, base, search],
  );
  const close = useCallback(() => void navigate({ pathname: base, search }), [navigate, base, search]);
  return { open, close, isOpen: pathname.replace(/\/$/, '') !== base };
}
