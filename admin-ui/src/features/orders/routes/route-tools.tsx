import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import FilePen from 'lucide-react/icons/file-pen';
import Forward from 'lucide-react/icons/forward';
import Link2Off from 'lucide-react/icons/link-2-off';
import Pencil from 'lucide-react/icons/pencil';
import PhoneCall from 'lucide-react/icons/phone-call';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { Icon } from '../../../kit/components/icon';
import { ReasonButton } from '../../../kit/components/reason-button';
import { Tooltip } from '../../../kit/components/tooltip';
import { useT } from '../../../kit/i18n/use-t';
import { useMissingText } from '../head/use-missing-text';
import { CopyLinkButton } from '../links/copy-link-button';
import { useOrder } from '../order-context';
import { hasOrder, routeStatus } from '../order-view';
import type { LinkInput, Route } from '../queries/types';
import { useQuoteName } from '../quotes/use-quote-name';
import { isReadyToSend } from '../steps/ready-to-send';
import { useRouteName } from '../use-route-name';
import styles from './route-panel.module.css';

/** What can be done with a route in the status that the order is in; nothing where nothing can. */
export function RouteTools({ route }: { route: Route }) {
  const { order, view } = useOrder();
  if (view === 'editing') return <EditingTools route={route} />;
  if (!hasOrder(order.status)) return null;
  const waiting = route.status === routeStatus.waiting;
  return isReadyToSend(route) || waiting ? <CarrierTools route={route} /> : null;
}

function EditingTools({ route }: { route: Route }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const routeName = useRouteName()(route);
  const ask = order.allowed_actions.find((step) => step.action === 'ask_subcontractors');
  const reason = useMissingText()(ask?.missing ?? []);
  return (
    <div className={styles['tools']}>
      <ReasonButton
        size="small"
        variant="outlined"
        reason={reason}
        startIcon={<Icon of={Send} size={14} />}
        onClick={() => openDialog({ kind: 'ask', routeId: route.id })}
      >
        {t('orders.route.ask')}
      </ReasonButton>
      <ReasonButton
        size="small"
        variant="outlined"
        reason={reason}
        startIcon={<Icon of={FilePen} size={14} />}
        onClick={() => openDialog({ kind: 'contract', routeId: route.id })}
      >
        {t('orders.contract.open')}
      </ReasonButton>
      <span className={styles['end']}>
        <Button
          size="small"
          aria-label={t('orders.route.editOf', { route: routeName })}
          startIcon={<Icon of={Pencil} size={14} />}
          onClick={() => openDialog({ kind: 'edit-route', routeId: route.id })}
        >
          {t('orders.route.edit')}
        </Button>
        <Tooltip title={t('orders.route.deleteOf', { route: routeName })} describeChild={false}>
          <IconButton size="small" onClick={() => openDialog({ kind: 'delete-route', routeId: route.id })}>
            <Icon of={Trash2} size={14} />
          </IconButton>
        </Tooltip>
      </span>
    </div>
  );
}

function CarrierTools({ route }: { route: Route }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const nameOf = useQuoteName();
  const carrierId = route.chosen_offer?.subcontractor_id;
  return (
    <div className={styles['tools']}>
      {isReadyToSend(route) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon of={Forward} size={14} />}
          onClick={() => openDialog({ kind: 'send-order', routeId: route.id })}
        >
          {t('orders.action.send_to_subcontractor')}
        </Button>
      )}
      {route.status === routeStatus.waiting && route.chosen_offer && carrierId != null && (
        <WaitingTools
          route={route}
          name={nameOf(route.chosen_offer)}
          link={{
            kind: 'subcontractor-order-view',
            order_id: order.id,
            route_id: route.id,
            subcontractor_id: carrierId,
          }}
        />
      )}
    </div>
  );
}

interface WaitingToolsProps {
  route: Route;
  /** Of the carrier who was sent the order. */
  name: string;
  link: LinkInput;
}

/** While a carrier is to answer: their answer by hand, their link, and taking it back. */
function WaitingTools({ route, name, link }: WaitingToolsProps) {
  const t = useT();
  const { openDialog } = useOrder();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon of={PhoneCall} size={14} />}
        onClick={() => openDialog({ kind: 'carrier-answer', routeId: route.id })}
      >
        {t('carrierOrder.answer.open')}
      </Button>
      <CopyLinkButton size="small" label={t('orders.carrier.copyLink')} link={link} />
      <Tooltip title={t('orders.revokeLink.actionOf', { name })} describeChild={false}>
        <IconButton size="small" onClick={() => openDialog({ kind: 'revoke-link', link, name })}>
          <Icon of={Link2Off} size={14} />
        </IconButton>
      </Tooltip>
    </>
  );
}
