import { useState } from 'react';
import type { Schemas } from '../api/types';
import { Segmented } from '../components/segmented';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import type { Choices } from './choices';
import { PreviewTable } from './preview-table';
import styles from './steps.module.css';

interface PreviewRowsProps {
  preview: Schemas['ImportPreview'];
  choices: Choices;
}

type Shown = 'first' | 'faults';

/** The first rows, or those that something stands against: these first, when there are any. */
export function PreviewRows({ preview, choices }: PreviewRowsProps) {
  const t = useT();
  const { number } = useFormat();
  const [shown, setShown] = useState<Shown>(preview.faulty > 0 ? 'faults' : 'first');
  const rows = shown === 'first' ? preview.rows : preview.faulty_rows;
  const isCut = shown === 'faults' && preview.faulty > preview.faulty_rows.length;
  return (
    <div className={styles['rows']}>
      <div className={styles['tools']}>
        <Segmented
          label={t('imports.preview.show')}
          value={shown}
          options={[
            { value: 'faults', label: t('imports.preview.faults', { count: number(preview.faulty) }) },
            { value: 'first', label: t('imports.preview.first') },
          ]}
          onChange={setShown}
        />
        {isCut && <small>{t('imports.preview.firstOfFaults', { count: rows.length })}</small>}
      </div>
      {rows.length === 0 ? (
        <p className={styles['none']}>{t('imports.preview.noFaults')}</p>
      ) : (
        <PreviewTable rows={rows} choices={choices} faultsFirst={shown === 'faults'} />
      )}
    </div>
  );
}
