import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberPlace } from '../../kit/api/session';
import { EmptyState } from '../../kit/components/empty-state';
import { useDocumentTitle } from '../../kit/components/page-head';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import styles from './client-list.module.css';

/** The client list for somebody who is not signed in: signing in leads back to it. */
export function LoginRequired() {
  return (
    <LateTexts>
      <Message />
    </LateTexts>
  );
}

function Message() {
  const t = useT();
  const navigate = useNavigate();
  useDocumentTitle(t('clientList.title'));
  useEffect(() => rememberPlace(paths.clientList), []);
  return (
    <main className={styles['signedOut']}>
      <EmptyState title={t('clientList.loginRequired.title')} text={t('clientList.loginRequired.text')}>
        <Button variant="contained" onClick={() => void navigate(paths.landing)}>
          {t('clientList.loginRequired.submit')}
        </Button>
      </EmptyState>
    </main>
  );
}
