import { ReasonButton } from '../../components/reason-button';
import { useT } from '../../i18n/use-t';
import type { OrderEditing } from '../details/use-order-editing';

/** Saves the details, from whatever tab. */
export function SaveButton({ editing }: { editing: OrderEditing }) {
  const t = useT();
  const { isDirty, isSaving, conflict } = editing;
  const reason = conflict ? t('orders.details.conflictTitle') : null;
  return (
    <ReasonButton
      variant="outlined"
      reason={isDirty ? reason : t('orders.action.nothingToSave')}
      waiting={isSaving}
      onClick={() => void editing.save()}
    >
      {t(isSaving ? 'common.state.saving' : 'common.action.save')}
    </ReasonButton>
  );
}
