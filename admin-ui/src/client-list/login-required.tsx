import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberPlace } from '../api/return-to';
import { EmptyState } from '../components/empty-state';
import { useDocumentTitle } from '../components/page-head';
import { LateTexts } from '../i18n/late-texts';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
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
