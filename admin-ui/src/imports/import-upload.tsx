import Button from '@mui/material/Button';
import type { ImportKind } from '@frakto/sdk/enums';
import Download from 'lucide-react/icons/download';
import { useMe } from '../api/session';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import { DropZone } from './drop-zone';
import { ImportFrame } from './import-frame';
import { importFieldsOf } from './import-kind';
import styles from './import-upload.module.css';
import { csvLine, saveFile } from './save-file';
import { useUpload } from './use-upload';

/** The first step: a file, and what it should look like. */
export function ImportUpload({ kind }: { kind: ImportKind }) {
  const upload = useUpload(kind);
  return (
    <ImportFrame kind={kind} step="file" onDrop={upload.send}>
      <div className={styles['columns']}>
        <DropZone {...upload} />
        <HowTo kind={kind} />
      </div>
    </ImportFrame>
  );
}

function HowTo({ kind }: { kind: ImportKind }) {
  const t = useT();
  const { is_admin: isAdministrator } = useMe();
  const { all, required } = importFieldsOf(kind, isAdministrator);
  const fields = required.map((field) => t(`imports.field.${field}`)).join(', ');
  const saveTemplate = () => {
    const head = all.map((field) => t(`imports.field.${field}`));
    saveFile(t(`imports.file.templateName.${kind}`), csvLine(head));
  };
  return (
    <section className={styles['how']} aria-labelledby="how-title">
      <h2 id="how-title">{t('imports.file.howTitle')}</h2>
      <ul>
        <li>{t('imports.file.howHead')}</li>
        <li>{t('imports.file.howRows')}</li>
        <li>{t('imports.file.howRequired', { fields })}</li>
        <li>{t('imports.file.howCountry')}</li>
        <li>{t('imports.file.howNothing')}</li>
      </ul>
      <Button variant="outlined" onClick={saveTemplate}>
        <Icon of={Download} size={14} />
        {t('imports.file.template')}
      </Button>
    </section>
  );
}
