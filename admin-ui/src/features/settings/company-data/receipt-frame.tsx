import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { useCopy } from '../../../kit/components/use-copy';
import { useT } from '../../../kit/i18n/use-t';
import styles from './company-data.module.css';

/** A receipt that can be copied and printed; of several on the screen only the one whose button was pressed is printed. */
export function ReceiptFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  const copy = useCopy();
  const frame = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const copyReceipt = () =>
    copy(shown.current?.innerText ?? '', {
      done: t('settings.data.erase.receipt.copied'),
      failed: t('settings.data.erase.receipt.copyFailed'),
    });
  const printReceipt = () => {
    for (const other of document.querySelectorAll('[data-printed]')) other.removeAttribute('data-printed');
    frame.current?.setAttribute('data-printed', '');
    window.print();
  };
  return (
    <section className={styles['receipt']} aria-label={title} ref={frame}>
      <div className={styles['report']} ref={shown}>
        <h3>{title}</h3>
        {children}
      </div>
      <div className={styles['row']}>
        <Button variant="outlined" onClick={copyReceipt}>
          {t('settings.data.erase.receipt.copy')}
        </Button>
        <Button variant="outlined" onClick={printReceipt}>
          {t('settings.data.erase.receipt.print')}
        </Button>
      </div>
    </section>
  );
}
