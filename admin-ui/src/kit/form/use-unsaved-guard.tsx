import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useT } from '../i18n/use-t';

interface UnsavedGuard {
  /** Render it anywhere in the screen: it asks before changes are lost. */
  dialog: ReactNode;
  /** Lets the next navigation pass: call it once the changes are saved. */
  release: () => void;
}

/** What the question says. */
interface GuardTexts {
  title: string;
  text: string;
  leave: string;
  stay: string;
}

/**
 * Holds back navigation, and the closing of the tab, while there are unsaved changes. Changes of the query string
 * alone pass: they are filters and tabs of the same screen.
 * @param texts what the question says where not changes would be lost, but something else
 */
export function useUnsavedGuard(dirty: boolean, texts?: GuardTexts): UnsavedGuard {
  const t = useT();
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) {
      released.current = false;
      return undefined;
    }
    ConfirmDialog.preload();
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const dialog = (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={texts?.title ?? t('common.unsaved.title')}
      confirmLabel={texts?.leave ?? t('common.unsaved.leave')}
      cancelLabel={texts?.stay ?? t('common.unsaved.stay')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {texts?.text ?? t('common.unsaved.text')}
    </ConfirmDialog>
  );
  return {
    dialog,
    release: () => {
      released.current = true;
    },
  };
}
