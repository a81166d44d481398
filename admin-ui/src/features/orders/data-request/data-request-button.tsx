import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { Icon } from '../../../kit/components/icon';
import { ReasonButton } from '../../../kit/components/reason-button';
import { useT } from '../../../kit/i18n/use-t';
import { useMissingText } from '../head/use-missing-text';
import { useOrder } from '../order-context';

/** `Poproś o dane`, for as long as the client can still be asked. */
export function DataRequestButton() {
  const t = useT();
  const { order, openDialog } = useOrder();
  const missingText = useMissingText();
  const step = order.allowed_actions.find(({ action }) => action === 'request_data');
  if (!step) return null;
  return (
    <ReasonButton
      variant="outlined"
      reason={missingText(step.missing)}
      startIcon={<Icon of={MessageCircleQuestionMark} />}
      onClick={() => openDialog({ kind: 'request-data' })}
    >
      {t('orders.dataRequest.open')}
    </ReasonButton>
  );
}
