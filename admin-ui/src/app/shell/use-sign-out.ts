import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../kit/paths';

/** State of the navigation that signs out; see `home.tsx`. */
export interface SignOutState {
  signOut: true;
}

/** Signs out by way of a navigation, so that unsaved changes are asked about first. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const state: SignOutState = { signOut: true };
    void navigate(paths.landing, { state });
  }, [navigate]);
}
