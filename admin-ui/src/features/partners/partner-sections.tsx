import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import { useCountries } from '../../kit/api/countries';
import { readFile } from '../../kit/api/read-file';
import type { Schemas } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { Money } from '../../kit/components/money';
import { Note } from '../../kit/components/note';
import { PageButtons } from '../../kit/components/page-buttons';
import { Segmented } from '../../kit/components/segmented';
import { SkeletonRows } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { fileSize } from '../../kit/format/file-size';
import { wayOf } from '../../kit/format/way';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { dayOf } from '../../kit/format/dates';
import { OrderChip } from '../../kit/status/order-chip';
import {
  useClientMoney,
  useLanes,
  usePapers,
  usePartnerDocuments,
  usePartnerMails,
  usePartnerOrders,
  usePerformance,
  type PartnerKind,
  type PartnerOrders,
} from './partner-calls';
import { useSavePartnerFile } from './partner-calls';
import styles from './partners.module.css';

interface SectionProps {
  kind: PartnerKind;
  id: number;
}

/** A section with a tab of its own. */
interface TabProps extends SectionProps {
  /** The next step while it has nothing. */
  act: ReactNode;
}

interface PartProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Part({ title, actions, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['partHead']}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

interface QueryState<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface AnsweredProps<Data> {
  query: QueryState<Data>;
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** What is made of an answer, once it is there. */
export function Answered<Data>({ query, rows = 3, children }: AnsweredProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={rows} />;
}

function OrderTable({ kind, items }: { kind: PartnerKind; items: PartnerOrders['items'] }) {
  const t = useT();
  const { shortDate, shortRange } = useFormat();
  return (
    <div className={styles['frame']} tabIndex={0} role="group" aria-label={t('partners.tab.orders')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th>{t('partners.orders.number')}</th>
            <th>{t('partners.orders.route')}</th>
            <th className={styles['notPhone']}>{t('partners.orders.dates')}</th>
            <th className={styles['notPhone']}>{t('partners.orders.status')}</th>
            <th className={styles['right']}>{t('partners.orders.price')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((order) => (
            <tr key={order.route_id ?? order.id}>
              <td>
                <Link to={paths.order(order.id)} className={`${styles['strong']} num`}>
                  #{order.id}
                </Link>
              </td>
              <td>
                {wayOf(order)}
                <div className={styles['phoneOnly']}>
                  <span className={styles['state']}>
                    <State kind={kind} order={order} />
                  </span>
                </div>
              </td>
              <td className={`${styles['notPhone']} num`}>
                {order.pickup_date && order.delivery_date
                  ? shortRange(order.pickup_date, order.delivery_date)
                  : [order.pickup_date, order.delivery_date].map((day) => day && shortDate(day))}
              </td>
              <td className={styles['notPhone']}>
                <span className={styles['state']}>
                  <State kind={kind} order={order} />
                </span>
              </td>
              <td className={styles['right']}>
                {order.price !== null && order.currency ? (
                  <Money amount={order.price} currency={order.currency} />
                ) : (
                  <span className={styles['faint']}>{t('partners.orders.noPrice')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PartnerOrder = PartnerOrders['items'][number];

/** How far an order is for whom the page is about: of a carrier's, what they answered and lack, and what they get. */
function State({ kind, order }: { kind: PartnerKind; order: PartnerOrder }) {
  const t = useT();
  const { shortDate } = useFormat();
  if (kind === 'client') return <OrderChip order={order} />;
  const {
    answer,
    delivery_date: delivery,
    has_pod: hasPod,
    file_waits: fileWaits,
    carrier_balances: balances,
  } = order;
  // What became of the client's invoice is nothing to the carrier.
  if (answer === null) return <OrderChip order={{ status: order.status }} />;
  if (answer !== 'accepted')
    return <Tag tone={answer === 'rejected' ? 'bad' : 'fast'}>{t(`partners.orders.answer.${answer}`)}</Tag>;
  const open = balances.filter((balance) => balance.open > 0);
  const due = open.flatMap(({ due_date: day }) => day ?? []).toSorted()[0];
  if (due !== undefined) {
    const isLate = due < dayOf(new Date());
    return (
      <Tag tone={isLate ? 'bad' : 'fast'}>
        {t(`partners.orders.work.${isLate ? 'overdue' : 'due'}`, { day: shortDate(`${due}T12:00:00Z`) })}
      </Tag>
    );
  }
  if (!hasPod && fileWaits) return <Tag tone="warn">{t('partners.orders.work.fileWaits')}</Tag>;
  if (!hasPod && delivery !== null && new Date(delivery) < new Date())
    return (
      <Tag tone="warn">{t(`partners.orders.work.${open.length > 0 ? 'invoiceWithoutPod' : 'noPod'}`)}</Tag>
    );
  if (balances.length > 0 && open.length === 0)
    return <Tag tone="good">{t('partners.orders.work.paid')}</Tag>;
  if (balances.length > 0) return <Tag tone="fast">{t('partners.orders.work.invoice')}</Tag>;
  if (hasPod) return <Tag tone="plain">{t('partners.orders.work.noInvoice')}</Tag>;
  return <Tag tone="good">{t('partners.orders.answer.accepted')}</Tag>;
}

/** What is open, at a glance, and the way to all. */
export function OpenOrders({ kind, id, onAll }: SectionProps & { onAll: () => void }) {
  const t = useT();
  const query = usePartnerOrders(kind, id, 'open', 1, 10);
  return (
    <Part
      title={t('partners.orders.open')}
      actions={
        <Button size="small" onClick={onAll} sx={{ mr: -1, color: 'var(--accent-text)' }}>
          {t('partners.orders.more')}
        </Button>
      }
    >
      <Answered query={query}>
        {({ items }) =>
          items.length > 0 ? (
            <OrderTable kind={kind} items={items} />
          ) : (
            <div className={styles['frame']}>
              <p className={styles['empty']}>{t('partners.orders.noneOpen')}</p>
            </div>
          )
        }
      </Answered>
    </Part>
  );
}

const pageSize = 20;

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <div className={styles['pager']}>
      <PageButtons page={page} pages={pages} onPage={onPage} />
    </div>
  );
}

/** All orders, by pages. */
export function OrdersSection({ kind, id, act }: TabProps) {
  const t = useT();
  const [state, setState] = useState<'all' | 'open' | 'finished'>('all');
  const [page, setPage] = useState(1);
  const query = usePartnerOrders(kind, id, state === 'all' ? undefined : state, page, pageSize);
  return (
    <Part
      title={t('partners.tab.orders')}
      actions={
        <Segmented
          label={t('partners.orders.state')}
          value={state}
          options={(['all', 'open', 'finished'] as const).map((value) => ({
            value,
            label: t(value === 'open' ? 'partners.orders.open' : `partners.orders.${value}`),
          }))}
          onChange={(value) => {
            setState(value);
            setPage(1);
          }}
        />
      }
    >
      <Answered query={query} rows={8}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              title={t('partners.orders.empty')}
              text={t(`partners.orders.emptyText.${kind}`)}
              picture="tray"
            >
              {state === 'all' ? (
                act
              ) : (
                <Button variant="outlined" onClick={() => setState('all')}>
                  {t('partners.orders.more')}
                </Button>
              )}
            </EmptyState>
          ) : (
            <>
              <OrderTable kind={kind} items={items} />
              <Pages total={total} page={page} onPage={setPage} />
            </>
          )
        }
      </Answered>
    </Part>
  );
}

type Thread = Schemas['MailThread'];

/** Mails in threads; each opens where it is, and leads to its messages. */
export function MailsSection({ kind, id, act }: TabProps) {
  const t = useT();
  const query = usePartnerMails(kind, id);
  return (
    <Part title={t('partners.tab.mails')}>
      <Answered query={query} rows={8}>
        {({ items, is_cut: isCut }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('partners.mails.empty')}
              text={t('partners.mails.emptyText')}
              picture="envelope"
            >
              {act}
            </EmptyState>
          ) : (
            <>
              <div className={styles['frame']}>
                {items.map((thread) => (
                  <ThreadRow key={thread.order_id ?? thread.subject} thread={thread} />
                ))}
              </div>
              {isCut && <p className={styles['empty']}>{t('partners.mails.cut')}</p>}
            </>
          )
        }
      </Answered>
    </Part>
  );
}

function ThreadRow({ thread: { order_id: orderId, subject, last_at: last, mails } }: { thread: Thread }) {
  const t = useT();
  return (
    <details className={styles['thread']}>
      <summary>
        <Icon of={ChevronRight} size={14} />
        <strong className="cut">{subject || t('common.state.none')}</strong>
        {mails.some((mail) => !mail.is_read) && <Tag tone="fast">{t('partners.mails.unread')}</Tag>}
        {orderId !== null && (
          <span className={styles['notPhone']}>{t('partners.mails.about', { number: orderId })}</span>
        )}
        <span className="num">{t('partners.mails.count', { smart_count: mails.length })}</span>
        <span>
          <DateTime value={last} as="short" />
        </span>
      </summary>
      {orderId !== null && (
        <Link to={paths.order(orderId)} className={styles['mail']}>
          <Icon of={ArrowUpRight} size={14} />
          <span>{t('partners.mails.about', { number: orderId })}</span>
        </Link>
      )}
      {mails.map((mail) => (
        <Link key={mail.id} to={paths.message(mail.id)} className={styles['mail']}>
          <Icon of={mail.message_type === 'incoming' ? ArrowDownLeft : ArrowUpRight} size={14} />
          <span className={`${mail.is_read ? '' : styles['strong']} cut`}>
            {t(`partners.mails.${mail.message_type}`, { name: mail.with })}
            {': '}
            {mail.subject}
          </span>
          <small>
            <DateTime value={mail.created_at} />
          </small>
          <p className="cut">{mail.excerpt}</p>
        </Link>
      ))}
    </details>
  );
}

type FiledDocument = Schemas['PartnerDocument'];
const documentTypes = ['SUBCONTRACTOR_INVOICE', 'POD', 'ISSUED_INVOICE', 'OTHER'] as const;

/** Documents of all orders, the latest first. */
export function DocumentsSection({ kind, id, act }: TabProps) {
  const t = useT();
  const format = useFormat();
  const save = useSavePartnerFile();
  const [page, setPage] = useState(1);
  const query = usePartnerDocuments(kind, id, page);
  const download = ({ id: documentId, original_filename: name, mime_type: type }: FiledDocument) =>
    save(name, () => readFile(documentId, type));
  return (
    <Part title={t('partners.tab.documents')}>
      <Answered query={query} rows={8}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              title={t('partners.documents.empty')}
              text={t('partners.documents.emptyText')}
              picture="tray"
            >
              {act}
            </EmptyState>
          ) : (
            <>
              <ul className={`${styles['list']} ${styles['frame']}`}>
                {items.map((document) => {
                  const name = document.original_filename;
                  const type = documentTypes.find((one) => one === document.document_type) ?? 'OTHER';
                  return (
                    <li key={document.id} className={styles['card']}>
                      <div>
                        <span className={styles['name']}>
                          {name} <Tag>{t(`partners.documents.type.${type}`)}</Tag>
                        </span>
                        <p>
                          <Link to={paths.order(document.order_id)}>
                            {t('partners.mails.about', { number: document.order_id })}
                          </Link>
                          {' · '}
                          <DateTime value={document.created_at} />
                          {document.file_size > 0 && ` · ${fileSize(document.file_size, format)}`}
                        </p>
                      </div>
                      <IconButton
                        aria-label={t('partners.documents.download', { name })}
                        onClick={() => void download(document)}
                      >
                        <Icon of={Download} />
                      </IconButton>
                    </li>
                  );
                })}
              </ul>
              <Pages total={total} page={page} onPage={setPage} />
            </>
          )
        }
      </Answered>
    </Part>
  );
}

interface FigureProps {
  label: string;
  children: ReactNode;
  /** Below it in small print. */
  of?: ReactNode;
  tone?: 'bad' | 'warn' | undefined;
}

function Figure({ label, children, of, tone }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-tone={tone}>
        {children}
        {of && <small>{of}</small>}
      </dd>
    </div>
  );
}

interface FiguresProps {
  id: number;
  /** Says how many orders are open, where no list of them is below. */
  withOrders?: boolean;
}

/** What a client's invoices come to. */
export function ClientFigures({ id, withOrders = false }: FiguresProps) {
  const t = useT();
  const { number } = useFormat();
  const query = useClientMoney(id);
  return (
    <Part title={t('partners.figure.money')}>
      <Answered query={query} rows={2}>
        {(money) => (
          <dl className={styles['figures']}>
            {money.currencies.map((one) => (
              <CurrencyFigures key={one.currency} money={one} overdueOrders={money.overdue_orders} />
            ))}
            {money.currencies.length === 0 &&
              (['turnover', 'margin', 'open'] as const).map((name) => (
                <Figure key={name} label={t(`partners.figure.${name}`)}>
                  –
                </Figure>
              ))}
            <Figure
              label={t('partners.figure.days')}
              of={
                money.days_to_payment !== null &&
                t('partners.figure.paidOrders', { smart_count: money.paid_orders })
              }
            >
              {money.days_to_payment === null
                ? '–'
                : t('partners.figure.daysValue', {
                    smart_count: money.days_to_payment,
                    days: number(money.days_to_payment),
                  })}
            </Figure>
            {withOrders && (
              <Figure label={t('partners.figure.openOrders')}>{number(money.open_orders)}</Figure>
            )}
          </dl>
        )}
      </Answered>
    </Part>
  );
}

interface CurrencyFiguresProps {
  money: Schemas['ClientMoneyOfCurrency'];
  overdueOrders: number;
}

function CurrencyFigures({ money, overdueOrders }: CurrencyFiguresProps) {
  const t = useT();
  const { percent } = useFormat();
  const { currency, turnover, margin, margin_orders: count, orders, open, overdue } = money;
  const share =
    margin !== null && count === orders && turnover > margin
      ? t('partners.figure.marginOnCost', { percent: percent((margin / (turnover - margin)) * 100) })
      : null;
  return (
    <>
      <Figure label={t('partners.figure.turnover')}>
        <Money amount={turnover} currency={currency} />
      </Figure>
      {margin !== null && (
        <Figure
          label={t('partners.figure.margin')}
          of={share ?? t('partners.figure.marginOf', { count, total: orders })}
        >
          <Money amount={margin} currency={currency} />
        </Figure>
      )}
      <Figure label={t('partners.figure.open')}>
        <Money amount={open} currency={currency} />
      </Figure>
      {overdue > 0 && (
        <Figure
          label={t('partners.figure.overdue')}
          tone="bad"
          of={t('partners.figure.overdueOrders', { smart_count: overdueOrders })}
        >
          <Money amount={overdue} currency={currency} />
        </Figure>
      )}
    </>
  );
}

/** How a carrier answers and drives. */
export function CarrierFigures({
  id,
  withOrders = false,
  onAddPaper,
}: FiguresProps & Pick<PaperFiguresProps, 'onAddPaper'>) {
  const t = useT();
  const { number, percent } = useFormat();
  const query = usePerformance(id);
  return (
    <Part title={t('partners.figure.heading')}>
      <Answered query={query} rows={2}>
        {(work) => (
          <dl className={styles['figures']}>
            <PaperFigures id={id} onAddPaper={onAddPaper} />
            {work.balances.map(({ currency, open, overdue }) => (
              <Figure
                key={currency}
                label={t('partners.figure.owed')}
                tone={overdue > 0 ? 'bad' : undefined}
                of={
                  overdue > 0 && (
                    <>
                      {t('partners.figure.overdue')}: <Money amount={overdue} currency={currency} />
                    </>
                  )
                }
              >
                <Money amount={open} currency={currency} />
              </Figure>
            ))}
            {work.balances.length === 0 && <Figure label={t('partners.figure.owed')}>–</Figure>}
            <Figure
              label={t('partners.figure.response')}
              of={
                <>
                  {t('partners.figure.responseOf', {
                    answered: number(work.answered),
                    asked: number(work.asked),
                  })}
                  {work.median_response_hours !== null &&
                    `, ${t('partners.figure.median', { hours: number(work.median_response_hours) })}`}
                </>
              }
            >
              {work.asked === 0 ? '–' : percent(Math.round((work.answered / work.asked) * 100))}
            </Figure>
            <Figure label={t('partners.figure.driven')}>{number(work.driven)}</Figure>
            <Figure
              label={t('partners.figure.refused')}
              of={t('partners.figure.refusedOf', { total: number(work.orders_sent) })}
            >
              {number(work.refused)}
            </Figure>
            {work.median_pod_days !== null && (
              <Figure
                label={t('partners.figure.pod')}
                of={t('partners.figure.podOf', { count: work.with_pod, total: work.driven })}
              >
                {t('partners.figure.podValue', {
                  smart_count: work.median_pod_days,
                  days: number(work.median_pod_days),
                })}
              </Figure>
            )}
            {withOrders && (
              <Figure label={t('partners.figure.openOrders')}>{number(work.open_orders)}</Figure>
            )}
          </dl>
        )}
      </Answered>
    </Part>
  );
}

interface PaperFiguresProps {
  id: number;
  /** Adds a paper that lacks or has ended; where it is left out, that is only told. */
  onAddPaper?: ((kind: 'insurance' | 'licence') => void) | undefined;
}

const paperTones = { valid: undefined, ends_soon: 'warn', expired: 'bad' } as const;

/** Until when the papers that a carrier drives by hold. */
function PaperFigures({ id, onAddPaper }: PaperFiguresProps) {
  const t = useT();
  const { shortDate } = useFormat();
  const { data } = usePapers(id);
  if (!data) return null;
  return (['insurance', 'licence'] as const).map((kind) => {
    // The first of each kind is the one that holds longest.
    const paper = data.items.find((one) => one.kind === kind);
    const until = paper?.valid_until;
    return (
      <Figure
        key={kind}
        label={t(`partners.papers.kinds.${kind}`)}
        tone={paper ? paperTones[paper.state] : 'warn'}
        of={
          <>
            {paper && t(`partners.papers.state.${paper.state}`)}
            {onAddPaper && paper?.state !== 'valid' && (
              <Button size="small" className={styles['addPaper'] ?? ''} onClick={() => onAddPaper(kind)}>
                <Icon of={Plus} size={14} />
                {t(`partners.papers.addKind.${kind}`)}
              </Button>
            )}
          </>
        }
      >
        {!paper
          ? t('common.state.none')
          : until
            ? t('partners.papers.until', { day: shortDate(`${until}T12:00:00Z`) })
            : t('partners.papers.noEnd')}
      </Figure>
    );
  });
}

/** What a carrier asks for by lane, beside what all ask for. */
export function LanesSection({ id, act }: Omit<TabProps, 'kind'>) {
  const t = useT();
  const { number, percent } = useFormat();
  const { byCode } = useCountries();
  const nameOf = (code: string) => byCode(code)?.name ?? code;
  const query = useLanes(id);
  return (
    <Part title={t('partners.tab.prices')}>
      <Answered query={query} rows={6}>
        {({ items: lanes }) =>
          lanes.length === 0 ? (
            <EmptyState
              title={t('partners.lanes.empty')}
              text={t('partners.lanes.emptyText')}
              picture="lorry"
            >
              {act}
            </EmptyState>
          ) : (
            <div className={styles['frame']} tabIndex={0} role="group" aria-label={t('partners.tab.prices')}>
              <table className={styles['table']}>
                <thead>
                  <tr>
                    <th>{t('partners.lanes.lane')}</th>
                    <th className={styles['right']}>{t('partners.lanes.quotes')}</th>
                    <th className={styles['right']}>{t('partners.lanes.median')}</th>
                    <th className={styles['right']}>{t('partners.lanes.market')}</th>
                    <th className={styles['right']}>{t('partners.lanes.difference')}</th>
                  </tr>
                </thead>
                <tbody>
                  {lanes.map((lane) => (
                    <tr key={`${lane.pickup_country} ${lane.delivery_country} ${lane.currency}`}>
                      <td>{`${nameOf(lane.pickup_country)} → ${nameOf(lane.delivery_country)}`}</td>
                      <td className={styles['right']}>{number(lane.quotes)}</td>
                      <td className={styles['right']}>
                        <Money amount={lane.median} currency={lane.currency} />
                      </td>
                      <td className={styles['right']}>
                        {lane.market_median === null ? (
                          <span className={styles['faint']}>{t('partners.lanes.alone')}</span>
                        ) : (
                          <Money amount={lane.market_median} currency={lane.currency} />
                        )}
                      </td>
                      <td className={styles['right']}>
                        {lane.difference !== null &&
                          `${lane.difference > 0 ? '+' : ''}${percent(lane.difference)}`}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answered>
    </Part>
  );
}

/** What stands against orders to a carrier, in words. */
function useUnfitWords(): (papers: readonly Schemas['UnfitPaper'][]) => string {
  const t = useT();
  const { shortDate } = useFormat();
  return (papers) =>
    papers
      .map(({ kind, problem, valid_until: until }) =>
        t(`partners.papers.problem.${problem}`, {
          name: t(`partners.papers.kinds.${kind}`),
          day: until ? shortDate(`${until}T12:00:00Z`) : '',
        }),
      )
      .join('; ');
}

/** Says on a carrier's page what stands against the next order. */
export function FitnessNote({
  fitness,
  children,
}: {
  fitness: Schemas['CarrierFitness'] | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}) {
  const t = useT();
  const words = useUnfitWords();
  if (!fitness || fitness.papers.length === 0) return null;
  const isBlocked = fitness.check === 'block';
  return (
    <Note tone={isBlocked ? 'bad' : 'warn'}>
      {t(isBlocked ? 'partners.papers.unfit' : 'partners.papers.unfitWarn', {
        papers: words(fitness.papers),
      })}
      {children}
    </Note>
  );
}
