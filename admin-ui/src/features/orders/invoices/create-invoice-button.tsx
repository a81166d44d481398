import Button from '@mui/material/Button';
import Receipt from 'lucide-react/icons/receipt-text';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';

/** `Utwórz fakturę`, for as long as the order can be invoiced and has no invoice. */
export function CreateInvoiceButton() {
  const t = useT();
  const { order, openDialog } = useOrder();
  const isPossible = order.allowed_actions.some(({ action }) => action === 'save_invoice');
  if (!isPossible || order.has_issued_invoice) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon of={Receipt} size={14} />}
      onClick={() => openDialog({ kind: 'create-invoice' })}
    >
      {t('invoices.create')}
    </Button>
  );
}
