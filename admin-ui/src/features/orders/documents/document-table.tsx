import { wayOf } from '../../../kit/format/way';
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import FileType from 'lucide-react/icons/file-type';
import ScrollText from 'lucide-react/icons/scroll-text';
import { DateTime } from '../../../kit/components/date-time';
import { Icon } from '../../../kit/components/icon';
import { fileSize } from '../../../kit/format/file-size';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrderInvoices } from '../invoices/invoice-queries';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { typeNames, type OrderDocument } from './document-groups';
import { AddDocumentButton } from './document-list';
import { DeleteButton, DownloadButton } from './file-buttons';
import styles from './documents.module.css';

/** How many signs of a file's name are always seen: its last ones, with what kind of file it is. */
const ending = 8;

/** Every file of the order, by the route that it belongs to; our own invoices have a place of their own. */
export function DocumentTable({ documents }: { documents: readonly OrderDocument[] }) {
  const t = useT();
  const { order } = useOrder();
  const invoices = useOrderInvoices(order).data?.items ?? [];
  const shown = documents.filter((one) => !invoices.some(({ document_id }) => document_id === one.id));
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('documents.table', { number: order.id })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('documents.name')}</th>
            <th scope="col">{t('documents.kind')}</th>
            <th scope="col" data-number>
              {t('documents.size')}
            </th>
            <th scope="col" data-number>
              {t('documents.added')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('documents.acts')}</span>
            </th>
          </tr>
        </thead>
        {shown.length > 0 &&
          [...order.routes, null].map((route) => (
            <Group key={route?.id ?? 0} route={route} documents={shown} />
          ))}
      </table>
      {shown.length === 0 && (
        <div className={styles['nothing']}>
          <p>
            <strong>
              {t(order.received_documents_count > 0 ? 'documents.emptyConfirmed' : 'documents.emptyAll')}.
            </strong>{' '}
            {t('documents.emptyAllText')}
          </p>
          <div className={styles['ways']}>
            {order.routes.map((route) => (
              <CmrButton key={route.id} route={route} isNamed={order.routes.length > 1} />
            ))}
            <AddDocumentButton target={{ routeId: null, type: null }} variant="text" />
          </div>
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  /** Null for the whole order. */
  route: Route | null;
  documents: readonly OrderDocument[];
}

function Group({ route, documents }: GroupProps) {
  const t = useT();
  const name = route ? wayOf(route) : t('documents.wholeOrder');
  const own = documents.filter((one) => one.order_routes_id === (route?.id ?? null));
  // What a route lacks is worth a line; that nothing belongs to the whole order is not.
  if (!route && own.length === 0) return null;
  return (
    <tbody>
      <tr data-group>
        <th scope="rowgroup" colSpan={5}>
          <div>
            <span>{name}</span>
            {route && <CmrButton route={route} />}
            <AddDocumentButton
              target={{ routeId: route?.id ?? null, type: null }}
              variant="text"
              {...(route && { name: t('documents.addOf', { route: name }) })}
            />
          </div>
        </th>
      </tr>
      {own.map((document) => (
        <Row key={document.id} document={document} />
      ))}
    </tbody>
  );
}

/** @param isNamed its route stands nowhere above it */
function CmrButton({ route, isNamed = false }: { route: Route; isNamed?: boolean }) {
  const t = useT();
  const { openDialog } = useOrder();
  const name = wayOf(route);
  return (
    <Button
      size="small"
      startIcon={<Icon of={ScrollText} size={14} />}
      aria-label={t('documents.cmrOf', { route: name })}
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'cmr', routeId: route.id })}
    >
      {isNamed ? `${t('documents.cmr')}: ${name}` : t('documents.cmr')}
    </Button>
  );
}

function iconOf({ mime_type: type }: OrderDocument) {
  if (type.startsWith('image/')) return FileImage;
  if (/excel|spreadsheet/.test(type)) return FileSpreadsheet;
  return /word/.test(type) ? FileType : FileText;
}

function Row({ document }: { document: OrderDocument }) {
  const t = useT();
  const format = useFormat();
  const { openDialog } = useOrder();
  const { original_filename: name, document_type: type } = document;
  const open = () => openDialog({ kind: 'preview-document', document });
  return (
    <tr>
      <td>
        <div className={styles['file']}>
          <span className={styles['fic']}>
            <Icon of={iconOf(document)} />
          </span>
          <div>
            <button
              type="button"
              className={styles['name']}
              aria-haspopup="dialog"
              title={name}
              onClick={open}
            >
              <span className={styles['stem']}>{name.slice(0, -ending)}</span>
              {name.slice(-ending)}
            </button>
            {document.uploaded_by && <span className={styles['by']}>{document.uploaded_by}</span>}
          </div>
        </div>
      </td>
      <td>{t(typeNames[type])}</td>
      <td data-number className="num">
        {document.file_size > 0 && fileSize(document.file_size, format)}
      </td>
      <td data-number>
        <DateTime value={document.upload_date} />
      </td>
      <td>
        <div className={styles['acts']}>
          {/* First, since not every file has it: the others stand in columns at the edge. */}
          <DeleteButton document={document} />
          <IconButton
            size="small"
            className={styles['eye']}
            aria-label={t('documents.openOf', { name })}
            onClick={open}
          >
            <Icon of={Eye} />
          </IconButton>
          <DownloadButton document={document} />
        </div>
      </td>
    </tr>
  );
}
