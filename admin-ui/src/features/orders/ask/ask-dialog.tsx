import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { Segmented } from '../../../kit/components/segmented';
import { useOrder } from '../order-context';
import { useT } from '../../../kit/i18n/use-t';
import { AskGroups } from './ask-groups';
import { useGroupsToAsk } from '../queries/group-queries';
import type { Route } from '../queries/types';
import { AskSome } from './ask-some';
import type { AskHold } from './ask-hold';

type Mode = 'groups' | 'some';

/** The same for both ways: whoever changes from one to the other keeps the choice under the pointer. */
const size = { maxWidth: 960, height: 'min(840px, 100% - 48px)' };

/** `Zapytaj podwykonawców`: which groups, or who of the directory, get a price request for a route. */
export function AskDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  const { goTo } = useOrder();
  const [hold, setHold] = useState<AskHold>(null);
  const [chosen, setChosen] = useState<Mode | null>(null);
  // Whoever has no groups is not kept from asking.
  const hasNoGroups = useGroupsToAsk(route.id, '').data?.total === 0;
  const mode = chosen ?? (hasNoGroups ? 'some' : 'groups');
  /** Where to, once it is settled that what was typed is lost. */
  const [leavingFor, setLeavingFor] = useState<'page' | Mode | null>(null);

  function go(target: 'page' | Mode): void {
    setLeavingFor(null);
    setHold(null);
    if (target === 'page') onClose();
    else setChosen(target);
  }
  function askToGo(target: 'page' | Mode): void {
    if (hold === 'busy' || target === mode) return;
    if (hold === 'typed') setLeavingFor(target);
    else go(target);
  }
  const close = () => askToGo('page');
  /** Where the prices will come in. */
  const toQuotes = () => {
    goTo({ tab: 'route', routeId: route.id, part: 'quotes' });
    onClose();
  };
  const heading: ReactNode = (
    <DialogHeading id={`${id}-title`} onClose={close}>
      {t('orders.askDialog.title')}
    </DialogHeading>
  );
  const modes: ReactNode = (
    <Segmented
      label={t('orders.askGroups.mode')}
      value={mode}
      options={[
        { value: 'groups', label: t('orders.askGroups.groups') },
        { value: 'some', label: t('orders.askGroups.some') },
      ]}
      onChange={askToGo}
    />
  );
  const parts = { route, heading, modes, onHold: setHold, onCancel: close, onDone: toQuotes };

  return (
    <>
      <Dialog
        open
        onClose={close}
        fullScreen={phone}
        aria-labelledby={`${id}-title`}
        slotProps={{ paper: { sx: phone ? { m: 0, borderRadius: 0 } : size } }}
      >
        {mode === 'groups' ? <AskGroups {...parts} /> : <AskSome {...parts} />}
      </Dialog>
      <ConfirmDialog
        open={leavingFor !== null}
        title={t('common.unsaved.title')}
        confirmLabel={t('common.unsaved.leave')}
        cancelLabel={t('common.unsaved.stay')}
        destructive
        onConfirm={() => leavingFor && go(leavingFor)}
        onClose={() => setLeavingFor(null)}
      >
        {t('common.unsaved.text')}
      </ConfirmDialog>
    </>
  );
}
