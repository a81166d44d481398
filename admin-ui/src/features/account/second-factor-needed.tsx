import Button from '@mui/material/Button';
import { useState } from 'react';
import { hasHostName, passkeysWork, signInWithPasskey, signOut } from '../../kit/api/auth-provider';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Note } from '../../kit/components/note';
import { useDocumentTitle } from '../../kit/components/page-head';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import landing from '../landing/landing.module.css';
import { PageTop } from '../landing/page-top';
import styles from './account.module.css';
import { useProof } from './ask-password';
import { AddPasskey, type CreationOptions } from './passkeys-section';
import { SecondFactorSetup } from './second-factor-section';

/** The ways to a second factor, for somebody who can do nothing without one. */
export function SecondFactorNeeded({ onDone }: { onDone: () => void }) {
  const t = useT();
  const me = useMe();
  useDocumentTitle(t('ownAccount.needed.title'));
  return (
    <div className={landing['page']}>
      <PageTop />
      <main className={styles['needed']}>
        <h1>{t('ownAccount.needed.title')}</h1>
        <p>{t(passkeysWork() ? 'ownAccount.needed.text' : 'ownAccount.needed.textOne')}</p>
        <section className={styles['way']} aria-labelledby="needed-app">
          <div>
            <h2 id="needed-app">{t('ownAccount.needed.app')}</h2>
            <p>{t('ownAccount.needed.appText')}</p>
          </div>
          <SecondFactorSetup onDone={onDone} />
        </section>
        {passkeysWork() ? (
          <WithPasskey onDone={onDone} />
        ) : (
          <Note>{t(hasHostName() ? 'ownAccount.needed.noBrowser' : 'ownAccount.needed.noHost')}</Note>
        )}
        <div className={styles['who']}>
          <span>{t('ownAccount.needed.signedInAs', { email: me.email })}</span>
          <Button onClick={signOut}>{t('shell.logout')}</Button>
        </div>
      </main>
    </div>
  );
}

/** A passkey is a second factor by itself, once one signs in with it. */
function WithPasskey({ onDone }: { onDone: () => void }) {
  const t = useT();
  const toast = useToast();
  const [options, setOptions] = useState<CreationOptions | null>(null);
  const [isAdded, setIsAdded] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { prove, busy, question } = useProof(
    t('ownAccount.passkeys.add'),
    t('ownAccount.passkeys.addFailed'),
  );

  async function begin(proof: { password?: string }): Promise<void> {
    const answer = await api.post('/auth/passkeys/options', { body: proof });
    setOptions(answer.options as unknown as CreationOptions);
  }

  async function open(): Promise<void> {
    setIsAsking(true);
    try {
      await signInWithPasskey();
      onDone();
    } catch (error) {
      const failure = problemOf(error) ? error : t('landing.passkey.none');
      toast.failure(t('ownAccount.needed.passkeyFailed'), failure);
      setIsAsking(false);
    }
  }

  return (
    <section className={styles['way']} aria-labelledby="needed-passkey">
      <div>
        <h2 id="needed-passkey">{t('ownAccount.needed.passkey')}</h2>
        <p>{t('ownAccount.needed.passkeyText')}</p>
      </div>
      {isAdded && (
        <Note tone="ok" role="status">
          {t('ownAccount.needed.passkeyAdded')}
        </Note>
      )}
      <div className={styles['buttons']}>
        {!isAdded && (
          <Button variant="contained" loading={busy} onClick={() => prove(begin)}>
            {t('ownAccount.passkeys.add')}
          </Button>
        )}
        <Button variant={isAdded ? 'contained' : 'text'} loading={isAsking} onClick={() => void open()}>
          {t(isAdded ? 'ownAccount.needed.passkeySubmit' : 'ownAccount.needed.passkeyExisting')}
        </Button>
      </div>
      {question}
      {options && (
        <AddPasskey options={options} onAdded={() => setIsAdded(true)} onClose={() => setOptions(null)} />
      )}
    </section>
  );
}
