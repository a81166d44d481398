import { wayOf } from '../../../kit/format/way';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Icon } from '../../../kit/components/icon';
import { RouteQuotes } from '../quotes/route-quotes';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route, LinkInput } from '../queries/types';
import { documentGroups, isDocumentGroup } from '../documents/document-groups';
import { RouteDocuments, useWaitingPod } from '../documents/document-list';
import { hasOrder, status, routeStatus, isReadyToSend } from '../order-view';
import type { RoutePart } from '../use-order-place';
import { CarrierContact, WriteToCarrierButton } from '../carrier-order/route-carriers';
import { CarrierOrder, WithoutFileNote } from '../carrier-order/carrier-order';
import { LoadNote, showsLoad } from '../load-exchange/load-note';
import { ProgressLine } from '../requests/progress-line';
import styles from './route-panel.module.css';
import Button from '@mui/material/Button';
import { Note } from '../../../kit/components/note';
import { useQuoteName, useMissingText } from '../use-order-format';
import { useFormat } from '../../../kit/format/use-format';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { Money } from '../../../kit/components/money';
import { untilBeside } from '../facts/time-window';
import { RouteEnds } from './route-ends';
import IconButton from '@mui/material/IconButton';
import FilePen from 'lucide-react/icons/file-pen';
import Forward from 'lucide-react/icons/forward';
import Link2Off from 'lucide-react/icons/link-2-off';
import Pencil from 'lucide-react/icons/pencil';
import Megaphone from 'lucide-react/icons/megaphone';
import PhoneCall from 'lucide-react/icons/phone-call';
import Split from 'lucide-react/icons/split';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { ReasonButton } from '../../../kit/components/reason-button';
import { Tooltip } from '../../../kit/components/tooltip';
import { carrierLink, CopyLinkButton } from '../links/copy-link-button';
import { useWholeReason } from '../timeline/use-whole-reason';
import { useHintTexts } from '../sequence/use-hint-texts';

export interface RoutePanelProps {
  route: Route;
  part: RoutePart;
}

/** One route: a small menu, what can be done with it, and its details or quotes. */
export function RoutePanel({ route, part }: RoutePanelProps) {
  const t = useT();
  const { order, goTo } = useOrder();
  const entry = (key: RoutePart) => ({
    'aria-current': part === key ? ('true' as const) : undefined,
    onClick: () => goTo({ tab: 'route', routeId: route.id, part: key }),
  });
  return (
    <div className={styles['route']}>
      <nav className={styles['menu']} aria-label={t('orders.route.menu')}>
        <button type="button" {...entry('details')}>
          {t('orders.route.details')}
        </button>
        <button type="button" {...entry('quotes')}>
          {t('orders.route.quotes')}
          <span className={`num ${styles['count']}`}>{route.offers_count}</span>
        </button>
        {hasOrder(order.status) &&
          documentGroups.map((group) => (
            <button key={group} type="button" {...entry(group)}>
              {t(`documents.type.${group}`)}
              {group === 'pod' && !route.has_pod && order.status >= status.inProgress && (
                <PodMissing route={route} />
              )}
            </button>
          ))}
      </nav>
      <div className={styles['part']}>
        <RouteTools route={route} />
        <LoadNote route={route} />
        <ProgressLine key={`requests ${String(route.id)}`} route={route} />
        <RouteHints route={route} />
        <CarrierNote route={route} />
        <WithoutFileNote route={route} />
        {part === 'details' ? (
          <>
            <RouteDetails route={route} />
            <CarrierOrder key={route.id} route={route} />
          </>
        ) : isDocumentGroup(part) ? (
          <RouteDocuments key={part} route={route} group={part} />
        ) : (
          <RouteQuotes key={route.id} route={route} />
        )}
      </div>
    </div>
  );
}

function PodMissing({ route }: { route: Route }) {
  const t = useT();
  const label = t(useWaitingPod(route.id) ? 'documents.podWaiting' : 'documents.podMissing');
  return (
    <span className={styles['lacking']} title={label}>
      <Icon of={CircleDashed} size={14} label={label} />
    </span>
  );
}

/** Once the order exists: whether the route's carrier has it, and what was answered. */
function CarrierNote({ route }: { route: Route }) {
  const t = useT();
  const { order, place, goTo } = useOrder();
  const nameOf = useQuoteName();
  if (!hasOrder(order.status)) return null;
  const name = route.chosen_offer ? nameOf(route.chosen_offer) : null;
  const reason = route.chosen_offer?.refusal_reason;
  const showsQuotes = place.tab === 'route' && place.part === 'quotes';
  const refusal =
    name === null
      ? [t('orders.carrier.rejectedNoName'), reason && t('orders.carrier.reason', { reason })]
          .filter(Boolean)
          .join(' ')
      : reason
        ? t('orders.carrier.reasonOf', { name, reason })
        : t('orders.carrier.rejected', { name });

  switch (route.status) {
    case routeStatus.fresh:
      return (
        <div className={styles['note']}>
          <Note>
            {name === null ? t('orders.carrier.readyNoChoice') : t('orders.carrier.ready', { name })}
          </Note>
        </div>
      );
    case routeStatus.waiting:
      return (
        <div className={styles['note']}>
          <Note tone="warn">{t('orders.carrier.waiting', { name: name ?? t('orders.quotes.unknown') })}</Note>
        </div>
      );
    case routeStatus.accepted:
      return (
        <div className={styles['note']}>
          <Note tone="ok">{t('orders.carrier.accepted', { name: name ?? t('orders.quotes.unknown') })}</Note>
        </div>
      );
    case routeStatus.rejected:
      // Among the quotes its row says that it was refused.
      if (showsQuotes && !reason) return null;
      return (
        <div className={styles['note']}>
          <Note tone="bad">
            {refusal}{' '}
            {!showsQuotes && (
              <Button size="small" onClick={() => goTo({ tab: 'route', routeId: route.id, part: 'quotes' })}>
                {t('orders.carrier.chooseAgain')}
              </Button>
            )}
          </Note>
        </div>
      );
  }
}

/** A route to read: from where to where and when, the payment term and the chosen quote. */
function RouteDetails({ route }: { route: Route }) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const nameOf = useQuoteName();
  const quote = route.chosen_offer;
  const ofQuote = hasOrder(order.status) && quote !== null;
  const windowOf = (end: 'pickup' | 'delivery') =>
    untilBeside(ofQuote ? quote[`${end}_date`] : null, {
      from: route[`${end}_date`],
      until: route[`${end}_until`],
    });
  return (
    <>
      {ofQuote && <p className={styles['hint']}>{t('orders.route.datesOfQuote')}</p>}
      <RouteEnds
        place={route}
        pickupDate={ofQuote ? quote.pickup_date : route.pickup_date}
        deliveryDate={ofQuote ? quote.delivery_date : route.delivery_date}
        pickupUntil={windowOf('pickup')}
        deliveryUntil={windowOf('delivery')}
      />
      <div className={styles['more']}>
        <LabelledValues columns={2}>
          {ofQuote && route.status !== routeStatus.rejected && <CarrierContact quote={quote} />}
          <LabelledValue label={t('orders.route.paymentTerms')}>
            {route.payment_terms === null ? null : t('orders.days', { smart_count: route.payment_terms })}
          </LabelledValue>
          <LabelledValue label={t('orders.route.chosen')}>
            {quote && (
              <>
                {ofQuote || `${nameOf(quote)}, `}
                <Money amount={quote.price} currency={quote.currency} />{' '}
                {t('orders.quotes.margin', { percent: format.percent(quote.profit_margin) })}
              </>
            )}
          </LabelledValue>
        </LabelledValues>
      </div>
    </>
  );
}

/** What can be done with a route in the status that the order is in; nothing where nothing can. */
function RouteTools({ route }: { route: Route }) {
  const { order, view } = useOrder();
  if (view === 'editing') return <EditingTools route={route} />;
  if (!hasOrder(order.status)) return null;
  // Whoever takes the place of the carrier who refused may still have to be found.
  if (order.status === status.rejectedBySubcontractor && route.status === routeStatus.rejected)
    return (
      <div className={styles['tools']}>
        <PriceButtons route={route} />
      </div>
    );
  const waiting = route.status === routeStatus.waiting;
  return isReadyToSend(route) || waiting ? <CarrierTools route={route} /> : null;
}

function EditingTools({ route }: { route: Route }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const routeName = wayOf(route);
  const ask = order.allowed_actions.find((step) => step.action === 'ask_subcontractors');
  const reason = useMissingText()(ask?.missing ?? []);
  const whole = useWholeReason()([route]);
  const split = t('orders.split.open', { route: routeName });
  return (
    <div className={styles['tools']}>
      <PriceButtons route={route} reason={reason} />
      {route.can_be_published && !showsLoad(route) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon of={Megaphone} size={14} />}
          onClick={() => openDialog({ kind: 'publish-load', routeId: route.id })}
        >
          {t('orders.load.open')}
        </Button>
      )}
      <span className={styles['end']}>
        <Tooltip title={whole ?? split} describeChild={whole !== null}>
          <IconButton
            size="small"
            aria-label={split}
            aria-disabled={whole !== null}
            sx={whole === null ? {} : { opacity: 0.35, cursor: 'default' }}
            onClick={() => {
              if (whole === null) openDialog({ kind: 'split-route', routeId: route.id });
            }}
          >
            <Icon of={Split} size={14} />
          </IconButton>
        </Tooltip>
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

/** Who else can be asked what a route costs, or has agreed on it. */
function PriceButtons({ route, reason = null }: { route: Route; reason?: string | null }) {
  const t = useT();
  const { openDialog } = useOrder();
  return (
    <>
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
    </>
  );
}

function CarrierTools({ route }: { route: Route }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const nameOf = useQuoteName();
  const link = carrierLink(order.id, route);
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
      <WriteToCarrierButton route={route} />
      {route.status === routeStatus.waiting && route.chosen_offer && link && (
        <WaitingTools route={route} name={nameOf(route.chosen_offer)} link={link} />
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

/** Tells what is wrong with a route's times, and that it may not follow the one before it. */
function RouteHints({ route }: { route: Route }) {
  const hints = useHintTexts()(route);
  if (hints.length === 0) return null;
  return (
    <div className={styles['note']}>
      <Note tone={hints.some(({ isBad }) => isBad) ? 'bad' : 'warn'}>
        {hints.map(({ text }) => text).join(' ')}
      </Note>
    </div>
  );
}
