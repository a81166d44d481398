import { useEffect, useEffectEvent, useRef, type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useT } from '../i18n/use-t';

interface UnsavedGuard {
  /** Render it anywhere in the screen: it asks before changes are lost. */
  dialog: ReactNode;
  /** Lets the next navigation pass: call it once the changes are saved. */
  release: () => void;
}

interface GuardOptions {
  /** What the question says where not changes would be lost, but something else. */
  texts?: { title: string; text: string; leave: string; stay: string };
  /** Saves the changes of a screen that is edited in place: the question comes only when that cannot be done. */
  save?: () => Promise<boolean>;
}

/** Whether each form of the screen holds back: of several that watch, the router asks the last one alone. */
const guards = new Set<() => boolean>();

/**
 * Holds back navigation, and the closing of the tab, while there are unsaved changes. Changes of the query string
 * alone pass: they are filters and tabs of the same screen.
 */
export function useUnsavedGuard(dirty: boolean, { texts, save }: GuardOptions = {}): UnsavedGuard {
  const t = useT();
  const released = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const holds = useEffectEvent(() => dirty && !released.current);
  useEffect(() => {
    const guard = () => holds();
    guards.add(guard);
    return () => void guards.delete(guard);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && [...guards].some((guard) => guard()),
  );

  const { state } = blocker;
  // While it is saved, somebody may choose another way.
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  const leave = useEffectEvent(async () => {
    if (await save?.()) latest.current.proceed?.();
    else setIsAsking(true);
  });
  useEffect(() => {
    if (state === 'blocked') void leave();
    else setIsAsking(false);
  }, [state]);

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
      open={isAsking}
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

interface CloseGuard {
  /** For everything that closes the dialog without saving. */
  askToClose: () => void;
  /** Render it beside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with unsaved changes closes. Dialogs with an address of their own take `useUnsavedGuard`. */
export function useCloseGuard(dirty: boolean, onClose: () => void): CloseGuard {
  const t = useT();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (dirty) ConfirmDialog.preload();
  }, [dirty]);
  const question = (
    <ConfirmDialog
      open={asking}
      title={t('common.unsaved.title')}
      confirmLabel={t('common.unsaved.leave')}
      cancelLabel={t('common.unsaved.stay')}
      destructive
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    >
      {t('common.unsaved.text')}
    </ConfirmDialog>
  );
  return { askToClose: dirty ? () => setAsking(true) : onClose, question };
}
