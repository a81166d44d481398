import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { FormText } from '../../kit/form/form-text';
import { useT } from '../../kit/i18n/use-t';
import { pemOf } from './pem-text';
import styles from './settings.module.css';

interface PemFieldProps {
  name: string;
  label: string;
  /** What the file holds. */
  kind: 'certificate' | 'key';
}

const taken = { certificate: '.pem,.crt,.cer', key: '.pem,.key' } as const;

/** A text in PEM: pasted, or read from a file that is chosen. */
export function PemField({ name, label, kind }: PemFieldProps) {
  const t = useT();
  const { setError, setValue } = useFormContext();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = pemOf(new Uint8Array(await file.arrayBuffer()), kind);
    if (text === null)
      setError(name, { type: 'file', message: t(`settings.ksef.noPem.${kind}`, { name: file.name }) });
    else setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <div className={styles['pem']}>
      <FormText name={name} label={label} rows={4} />
      {/* The field in it is what has the focus and is told of. */}
      <Button component="label" role={undefined} tabIndex={-1} size="small" variant="outlined">
        {t('settings.ksef.chooseFile')}
        <input
          type="file"
          className="visually-hidden"
          accept={taken[kind]}
          aria-label={t('settings.ksef.chooseFileOf', { label })}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file may come again, mended.
            target.value = '';
          }}
        />
      </Button>
    </div>
  );
}
