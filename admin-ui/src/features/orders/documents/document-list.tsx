import IconButton from '@mui/material/IconButton';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import FileIcon from 'lucide-react/icons/file';
import Receipt from 'lucide-react/icons/receipt-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { DateTime } from '../../../kit/components/date-time';
import { Icon } from '../../../kit/components/icon';
import { Tag } from '../../../kit/components/tag';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { typeLabels, type DocumentType, type OrderDocument } from './document-groups';
import { fileSize } from '../../../kit/format/file-size';
import { useDownload } from './use-download';
import styles from './documents.module.css';

const icons = { SUBCONTRACTOR_INVOICE: Receipt, ISSUED_INVOICE: Receipt, POD: FileCheck, OTHER: FileIcon };

interface DocumentListProps {
  label: string;
  documents: readonly OrderDocument[];
  /** Tells of each what it is, where several kinds stand together. */
  showsType?: boolean;
}

/** Files, each opened by its name. */
export function DocumentList({ label, documents, showsType = false }: DocumentListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} showsType={showsType} />
      ))}
    </ul>
  );
}

function DocumentRow({ document, showsType }: { document: OrderDocument; showsType: boolean }) {
  const t = useT();
  const format = useFormat();
  const { openDialog } = useOrder();
  const { isRunning, download } = useDownload(document);
  const { original_filename: name, document_type: type } = document;
  return (
    <li className={styles['row']}>
      <span className={styles['glyph']} data-type={type satisfies DocumentType}>
        <Icon of={icons[type]} size={18} />
      </span>
      <div className={styles['what']}>
        <button
          type="button"
          className={styles['name']}
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'preview-document', document })}
        >
          {name}
        </button>
        <p className={styles['meta']}>
          {showsType && <Tag>{t(typeLabels[type])}</Tag>}
          {document.file_size > 0 && <span className="num">{fileSize(document.file_size, format)}</span>}
          <DateTime value={document.upload_date} />
          {document.uploaded_by && <span>{document.uploaded_by}</span>}
        </p>
      </div>
      <IconButton aria-label={t('documents.downloadOf', { name })} aria-busy={isRunning} onClick={download}>
        <Icon of={Download} />
      </IconButton>
      {document.can_delete && (
        <IconButton
          aria-label={t('documents.deleteOf', { name })}
          onClick={() => openDialog({ kind: 'delete-document', document })}
        >
          <Icon of={Trash2} />
        </IconButton>
      )}
    </li>
  );
}
