import Button from '@mui/material/Button';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useT } from '../i18n/use-t';
import { StateFrame } from './empty-state';
import { Icon } from './icon';

interface BrokenScreenProps {
  /** As react-admin's error boundary hands it over; elsewhere the router knows it. */
  error?: Error;
}

const reloadedAt = 'frakto.reloaded-at';

/** A new version may have replaced the files of this one: then loading the page again is all that is needed. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|preload css/i.test(error.message)
  );
}

/** What remains of a screen whose code failed. */
export function BrokenScreen({ error }: BrokenScreenProps) {
  const t = useT();
  const routeError = useRouteError();
  const cause: unknown = error ?? routeError;

  useEffect(() => {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (isMissingFile(cause) && Date.now() - last > 60_000) {
      sessionStorage.setItem(reloadedAt, String(Date.now()));
      window.location.reload();
    }
  }, [cause]);

  return (
    <StateFrame role="alert">
      <Icon of={CircleAlert} size={24} />
      <h2>{t('common.failure.screen')}</h2>
      <p>{t('common.failure.screenText')}</p>
      <p data-code>{cause instanceof Error ? cause.message : String(cause)}</p>
      <div data-actions>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('common.action.reload')}
        </Button>
      </div>
    </StateFrame>
  );
}
