import Button from '@mui/material/Button';
import { useCopy } from '../../kit/components/use-copy';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import styles from './account.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown once: to be copied, printed or kept as a file. Whoever leaves before they say so is asked. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT();
  const copy = useCopy();
  const { dialog } = useUnsavedGuard(true, {
    title: t('ownAccount.secondFactor.leaveTitle'),
    text: t('ownAccount.secondFactor.leaveText'),
    leave: t('ownAccount.secondFactor.leave'),
    stay: t('ownAccount.secondFactor.leaveStay'),
  });
  const text = codes.join('\n');
  const copyCodes = () =>
    copy(text, {
      done: t('ownAccount.secondFactor.copied'),
      failed: t('ownAccount.secondFactor.copyFailed'),
    });
  return (
    <section className={styles['codes']} aria-label={t('ownAccount.secondFactor.codes')}>
      <h3>{t('ownAccount.secondFactor.codes')}</h3>
      <p>{t('ownAccount.secondFactor.codesText')}</p>
      <ol aria-label={t('ownAccount.secondFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Button variant="outlined" onClick={copyCodes}>
          {t('ownAccount.secondFactor.copy')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('ownAccount.secondFactor.print')}
        </Button>
        <Button variant="outlined" onClick={() => download(t('ownAccount.secondFactor.file'), `${text}\n`)}>
          {t('ownAccount.secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('ownAccount.secondFactor.kept')}
        </Button>
      </div>
      {dialog}
    </section>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
