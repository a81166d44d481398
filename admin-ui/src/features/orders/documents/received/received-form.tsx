import { wayOf } from '../../../../kit/format/way';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { api } from '../../../../kit/api/client';
import { Icon } from '../../../../kit/components/icon';
import { useToast } from '../../../../kit/components/use-toast';
import { useT } from '../../../../kit/i18n/use-t';
import { useOrder } from '../../order-context';
import { useOrderMutation } from '../../queries/use-order-mutation';
import { typeNames, typesOf, type ReceivedDocument, type RouteDocumentType } from '../document-groups';
import styles from './received.module.css';

interface ReceivedFormProps {
  received: ReceivedDocument;
  /** Called when it is filed: of the viewer, in which filing is the one primary act. */
  onDone?: () => void;
}

/** What a file that came is and where it belongs, as it seems; one press files it. */
export function ReceivedForm({ received, onDone }: ReceivedFormProps) {
  const t = useT();
  const toast = useToast();
  const { order, openDialog } = useOrder();
  const { id, original_filename: name, source } = received;
  const [type, setType] = useState<RouteDocumentType>(received.document_type);
  const [routeId, setRouteId] = useState(received.order_routes_id);
  const confirm = useOrderMutation({
    run: () =>
      api.post('/received-documents/{id}/confirm', {
        params: { path: { id } },
        body: { document_type: routeId === null ? 'OTHER' : type, order_routes_id: routeId },
      }),
    failed: t('documents.received.failed'),
    done: () => {
      toast.success(t('documents.received.done', { name }));
      onDone?.();
    },
  });
  const refuse = useRefuse(received, onDone);
  const types = routeId === null ? (['OTHER'] as const) : typesOf.route;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <NativeSelect
        input={<OutlinedInput size="small" />}
        IconComponent={ChevronDown}
        value={routeId === null ? 'OTHER' : type}
        inputProps={{ 'aria-label': t('documents.received.kind', { name }) }}
        onChange={({ target: { value } }) => setType(types.find((one) => one === value) ?? type)}
      >
        {types.map((one) => (
          <option key={one} value={one}>
            {t(typeNames[one])}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        IconComponent={ChevronDown}
        value={routeId ?? ''}
        inputProps={{ 'aria-label': t('documents.received.route', { name }) }}
        onChange={({ target: { value } }) => setRouteId(value === '' ? null : Number(value))}
      >
        {order.routes.map((route) => (
          <option key={route.id} value={route.id}>
            {wayOf(route)}
          </option>
        ))}
        <option value="">{t('documents.wholeOrder')}</option>
      </NativeSelect>
      <Button
        type="submit"
        variant={onDone ? 'contained' : 'tonal'}
        aria-label={t('documents.received.confirmOf', { name })}
        loading={confirm.isPending}
        loadingPosition="start"
        startIcon={<Icon of={Check} size={14} />}
      >
        {t('documents.received.confirm')}
      </Button>
      <Button
        aria-label={t('documents.received.refuseOf', { name })}
        loading={refuse.isPending}
        onClick={() =>
          // A file of a mail stays with the mail: only what would be lost is asked about.
          source === 'mail' ? refuse.mutate() : openDialog({ kind: 'refuse-received', received })
        }
      >
        {t('documents.received.refuse')}
      </Button>
    </form>
  );
}

/** Refuses a file that came. */
export function useRefuse(received: ReceivedDocument, onDone?: () => void) {
  const t = useT();
  const toast = useToast();
  const { id, original_filename: name, source } = received;
  return useOrderMutation({
    run: () => api.post('/received-documents/{id}/refuse', { params: { path: { id } } }),
    failed: t('documents.received.refuseFailed'),
    done: () => {
      toast.success(
        t(source === 'mail' ? 'documents.received.refusedMail' : 'documents.received.refused', { name }),
      );
      onDone?.();
    },
  });
}
