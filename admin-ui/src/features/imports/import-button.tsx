import Button from '@mui/material/Button';
import type { ImportKind } from '@frakto/sdk/enums';
import Upload from 'lucide-react/icons/upload';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/components/icon';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import styles from './head-buttons.module.css';

interface ImportButtonProps {
  kind: ImportKind;
  /** “Import” when left out; then an icon alone where the head is narrow. */
  label?: string;
}

/** Leads from a directory to the import of a file into it. */
export function ImportButton({ kind, label }: ImportButtonProps) {
  const t = useT();
  return (
    <Button
      variant="outlined"
      component={Link}
      to={paths.newImport(kind)}
      title={t(`directoryFiles.heading.${kind}`)}
    >
      <Icon of={Upload} size={14} />
      <span className={label ? undefined : styles['text']}>{label ?? t('directoryFiles.import')}</span>
    </Button>
  );
}
