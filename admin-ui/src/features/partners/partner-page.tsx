import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Schemas } from '../../kit/api/types';
import { useCountries } from '../../kit/api/countries';
import { problemOf } from '../../kit/api/use-describe-failure';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { useDocumentTitle } from '../../kit/components/page-head';
import { SkeletonRows } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { RateTag, SourceTag } from '../../kit/directory/cells';
import { websiteLink } from '../../kit/directory/texts';
import { phoneLink, phoneText } from '../../kit/format/phone';
import { useT, type Translate } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { WriteButton } from '../client-mail/write-button';
import { ContactsPart } from './contacts-part';
import { PaperDialog, PapersSection } from './papers-section';
import { useFitness, usePartner, type Partner, type PartnerKind } from './partner-calls';
import {
  CarrierFigures,
  ClientFigures,
  DocumentsSection,
  FitnessNote,
  LanesSection,
  MailsSection,
  OpenOrders,
  OrdersSection,
} from './partner-sections';
import { CarrierRegistrations } from './registrations';
import styles from './partners.module.css';

const tabsOf = {
  client: ['overview', 'orders', 'mails', 'documents'],
  subcontractor: ['overview', 'orders', 'mails', 'documents', 'papers', 'prices'],
} as const;
type Tab = (typeof tabsOf)['subcontractor'][number];

const listOf = { client: paths.clients, subcontractor: paths.subcontractors };
const pictureOf = { client: 'warehouse', subcontractor: 'lorry' } as const;
const recordOf = { client: paths.client, subcontractor: paths.subcontractor };

/** The page of a client or of a carrier, which one the address says. */
export function PartnerPage({ kind }: { kind: PartnerKind }) {
  const t = useT();
  const id = Number(useParams()['id']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = usePartner(kind, id, isId);
  const back = (
    <Link to={listOf[kind]} className={styles['back']}>
      <Icon of={ArrowLeft} size={14} />
      {t(`shell.nav.${kind === 'client' ? 'clients' : 'subcontractors'}`)}
    </Link>
  );
  if (!isId || problemOf(error)?.status === 404 || problemOf(error)?.status === 422)
    return (
      <div className={styles['head']}>
        <EmptyState
          title={t(`partners.missing.${kind}`)}
          text={t('partners.missing.text')}
          picture={pictureOf[kind]}
        >
          <Button component={Link} to={listOf[kind]} variant="outlined">
            {t(`shell.nav.${kind === 'client' ? 'clients' : 'subcontractors'}`)}
          </Button>
        </EmptyState>
      </div>
    );
  if (data) return <Loaded key={id} kind={kind} partner={data} />;
  return (
    <div className={styles['head']}>
      {back}
      {error ? (
        <ErrorState error={error} title={t(`partners.failed.${kind}`)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </div>
  );
}

interface LoadedProps {
  kind: PartnerKind;
  partner: Partner;
}

function Loaded({ kind, partner }: LoadedProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const tabs: readonly Tab[] = tabsOf[kind];
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'overview';
  const { name } = partner;
  useDocumentTitle(name);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to={listOf[kind]} className={styles['back']}>
          <Icon of={ArrowLeft} size={14} />
          {t(`shell.nav.${kind === 'client' ? 'clients' : 'subcontractors'}`)}
        </Link>
        <div className={styles['top']}>
          <div className={styles['who']}>
            <h1>
              {name}
              <SourceTag source={partner.source_type} />
              {'rate_type' in partner && (
                <>
                  <RateTag rate={partner.rate_type} />
                  {partner.is_unconfirmed && (
                    <Tag tone="warn" title={t('partners.registrations.tagTitle')}>
                      {t('partners.registrations.tag')}
                    </Tag>
                  )}
                </>
              )}
            </h1>
            <PartnerFacts partner={partner} />
          </div>
          <Actions kind={kind} partner={partner} />
        </div>
        <nav className={styles['tabs']} aria-label={t('partners.tabs')}>
          {tabs.map((one) => (
            <Link
              key={one}
              to={one === 'overview' ? '?' : `?tab=${one}`}
              replace
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(`partners.tab.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      <div className={styles['body']}>
        <TabContent
          kind={kind}
          partner={partner}
          tab={tab}
          onTab={(to) => setSearch({ tab: to }, { replace: true })}
        />
      </div>
    </div>
  );
}

interface TabContentProps extends LoadedProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
}

function TabContent({ kind, partner, tab, onTab }: TabContentProps) {
  const t = useT();
  const { id } = partner;
  switch (tab) {
    case 'orders':
      return (
        <OrdersSection
          kind={kind}
          id={id}
          act={kind === 'client' ? <NewOrderFor client={partner} /> : <ToOrders />}
        />
      );
    case 'mails':
      return <MailsSection kind={kind} id={id} act={<WriteTo kind={kind} partner={partner} isMain />} />;
    case 'documents':
      return (
        <DocumentsSection
          kind={kind}
          id={id}
          act={
            <Button variant="outlined" onClick={() => onTab('orders')}>
              {t('partners.tab.orders')}
            </Button>
          }
        />
      );
    case 'papers':
      return (
        <>
          <CarrierFitness id={id} />
          <PapersSection id={id} />
        </>
      );
    case 'prices':
      return <LanesSection id={id} act={<ToOrders />} />;
    case 'overview':
      return (
        <>
          {kind === 'client' ? <ClientFigures id={id} /> : <CarrierStanding id={id} />}
          <div className={styles['columns']}>
            <OpenOrders kind={kind} id={id} onAll={() => onTab('orders')} />
            <ContactsPart kind={kind} id={id} />
          </div>
        </>
      );
  }
}

/** What stands against orders to a carrier, and what is known of them; papers that lack are added from here. */
function CarrierStanding({ id }: { id: number }) {
  const { add, dialog } = useAddPaper(id);
  return (
    <>
      <CarrierRegistrations id={id} />
      <CarrierFitness id={id} />
      <CarrierFigures id={id} onAddPaper={add} />
      {dialog}
    </>
  );
}

function useAddPaper(id: number) {
  const [adding, add] = useState<Schemas['UnfitPaper']['kind'] | null>(null);
  const dialog = adding && <PaperDialog id={id} paper={null} kind={adding} onClose={() => add(null)} />;
  return { add, dialog };
}

function CarrierFitness({ id }: { id: number }) {
  const t = useT();
  const { data } = useFitness(id);
  const { add, dialog } = useAddPaper(id);
  return (
    <>
      <FitnessNote fitness={data}>
        <span className={styles['ways']}>
          {data?.papers.map(({ kind }) => (
            <Button key={kind} size="small" variant="outlined" onClick={() => add(kind)}>
              <Icon of={Plus} size={14} />
              {t(`partners.papers.addKind.${kind}`)}
            </Button>
          ))}
        </span>
      </FitnessNote>
      {dialog}
    </>
  );
}

/** What a country calls the number of a company. */
function taxLabelOf(country: string | undefined, t: Translate): string {
  if (country === 'PL') return 'NIP';
  return country === 'NO' ? 'Org.nr' : t('partners.vatLabel');
}

/** Where they are, and how they are reached. */
export function PartnerFacts({ partner }: { partner: Partner }) {
  const t = useT();
  const { byId } = useCountries();
  const { city, address, post_code: postCode, country_id: country, email, phone, website } = partner;
  const place = [address, [postCode, city].filter(Boolean).join(' '), byId(country)?.name]
    .filter(Boolean)
    .join(', ');
  const site = website ? websiteLink(website) : null;
  const note = partner.collection_notes ?? partner.notes;
  return (
    <ul className={styles['facts']}>
      {place && (
        <li>
          <Icon of={MapPin} size={14} />
          {place}
        </li>
      )}
      {(partner.vat_number || 'rate_type' in partner) && (
        <li className="num">
          <Icon of={Landmark} size={14} />
          {t('partners.taxNumber', {
            label: taxLabelOf(byId(country)?.code, t),
            number: partner.vat_number || t('common.state.none'),
          })}
        </li>
      )}
      {email && (
        <li>
          <Icon of={Mail} size={14} />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li className="num">
          <Icon of={Phone} size={14} />
          <a href={phoneLink(phone)}>{phoneText(phone)}</a>
        </li>
      )}
      {site?.href && (
        <li>
          <Icon of={Globe} size={14} />
          <a href={site.href} target="_blank" rel="noopener noreferrer">
            {site.text}
          </a>
        </li>
      )}
      {note && (
        <li>
          <Icon of={NotebookPen} size={14} />
          {note}
        </li>
      )}
    </ul>
  );
}

/** Edit, and what is done most: a new order for a client, a mail to a carrier. */
function Actions({ kind, partner }: LoadedProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id, source_type: source } = partner;
  // The form has an address of its own over the list; it leads back here.
  const edit = () => void navigate(recordOf[kind](id), { state: { back: pathname + search } });
  const isOwn = source === 'personal';
  const editWord = isOwn ? 'edit' : kind === 'client' ? 'note' : 'show';
  return (
    <div className={styles['actions']}>
      <Button variant="outlined" onClick={edit}>
        <Icon of={isOwn ? Pencil : NotebookPen} />
        {t(`partners.action.${editWord}`)}
      </Button>
      <WriteTo kind={kind} partner={partner} isMain={kind !== 'client'} />
      {kind === 'client' && <NewOrderFor client={partner} />}
    </div>
  );
}

/** Begins a mail to whoever has an address. */
function WriteTo({ kind, partner, isMain }: LoadedProps & { isMain: boolean }) {
  const t = useT();
  const { id, name, email, country_id: countryId } = partner;
  if (!email) return null;
  return (
    <WriteButton
      size="medium"
      label={t('partners.action.write')}
      variant={isMain ? 'contained' : 'outlined'}
      recipient={{ clientId: kind === 'client' ? id : null, name, email, countryId }}
      start={{ subject: '', message: '', isHtml: false }}
      type="letter"
      draftKey={`${kind}-page-${String(id)}`}
    />
  );
}

function NewOrderFor({ client }: { client: Partner }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate(paths.newOrder, { state: { client } })}>
      <Icon of={Plus} />
      {t('partners.action.newOrder')}
    </Button>
  );
}

/** To where carriers are asked for prices and get orders. */
function ToOrders() {
  const t = useT();
  return (
    <Button variant="outlined" component={Link} to={paths.quotations}>
      {t('partners.orders.more')}
    </Button>
  );
}
