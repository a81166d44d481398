import { Link, useLocation } from 'react-router-dom';
import { useCountries } from '../api/countries';
import type { Subcontractor } from '../api/types';
import { phoneLink, phoneText } from '../format/phone';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';
import { shortened, websiteLink } from './texts';
import Globe from 'lucide-react/icons/globe';
import { Tag } from '../components/tag';

const addressLength = 40;

interface NameCellProps {
  name: string;
  /** The address of the record; the list's page and search go along. */
  to: string;
  website?: string | null;
  /** A grey second line instead of a website. */
  note?: string | null;
}

/** A company's name, which opens it, and its website or a note below. */
export function NameCell({ name, to, website, note }: NameCellProps) {
  const { search } = useLocation();
  const site = website ? websiteLink(website) : null;
  return (
    <>
      <Link
        data-row
        to={{ pathname: to, search }}
        className={`${styles['primary']} cut`}
        title={name}
        onClick={(event) => event.stopPropagation()}
      >
        {name}
      </Link>
      {site?.href && (
        <a
          className={`${styles['small']} ${styles['wide']} cut`}
          href={site.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => event.stopPropagation()}
        >
          {site.text}
        </a>
      )}
      {note && (
        <span className={`${styles['small']} cut`} title={note}>
          {shortened(note, 50)}
        </span>
      )}
    </>
  );
}

interface AddressCellProps {
  address: string | null;
  postCode: string | null;
  countryId: number | null;
}

/** Street, then post code and country. */
export function AddressCell({ address, postCode, countryId }: AddressCellProps) {
  const { byId } = useCountries();
  return (
    <>
      <span className={`${styles['line']} cut`} title={address ?? undefined}>
        {shortened(address ?? '', addressLength)}
      </span>
      <span className={`${styles['small']} cut`}>
        {[postCode, byId(countryId)?.name].filter(Boolean).join(', ')}
      </span>
    </>
  );
}

/** A town, then its country. */
export function TownCell({ city, countryId }: { city: string | null; countryId: number | null }) {
  const { byId } = useCountries();
  return (
    <>
      <span className={`${styles['line']} cut`} title={city ?? undefined}>
        {city}
      </span>
      <span className={`${styles['small']} cut`}>{byId(countryId)?.name}</span>
    </>
  );
}

interface ContactCellProps {
  email: string | null;
  phone: string | null;
}

/** An e-mail address that goes on with its domain where it does not fit a line. */
function Address({ of: email }: { of: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** E-mail and phone, both as links. */
export function ContactCell({ email, phone }: ContactCellProps) {
  const t = useT();
  return (
    <span onClick={(event) => event.stopPropagation()}>
      {email ? (
        <a className={`${styles['line']} ${styles['contact']} cut`} href={`mailto:${email}`} title={email}>
          <Address of={email} />
        </a>
      ) : (
        <span className={styles['faint']}>{t('clients.noEmail')}</span>
      )}
      {phone && (
        <a className={`${styles['small']} ${styles['contact']} num cut`} href={phoneLink(phone)}>
          {phoneText(phone)}
        </a>
      )}
    </span>
  );
}

/** E-mail and phone below the name, where a phone has no column for them. */
export function PhoneContact(contact: ContactCellProps) {
  return (
    <span className={styles['onPhone']}>
      <ContactCell {...contact} />
    </span>
  );
}

/** A country by its name in the reader's language. */
export function CountryCell({ id }: { id: number | null }) {
  const t = useT();
  const { byId } = useCountries();
  return byId(id)?.name ?? <span className={styles['faint']}>{t('directory.country.none')}</span>;
}

/** In place of an e-mail address; whether there is a phone number to call instead. */
export function NoContact({ isPhone = false }: { isPhone?: boolean }) {
  const t = useT();
  return <span className={styles['faint']}>{t(isPhone ? 'clients.noEmail' : 'directory.contact.none')}</span>;
}

/** Whether a record is the company's own, or one of the global database. */
export function SourceTag({ source }: { source: 'personal' | 'global' }) {
  const t = useT();
  return source === 'global' ? (
    <Tag icon={Globe}>{t('directory.source.global')}</Tag>
  ) : (
    <Tag tone="line">{t('directory.source.personal')}</Tag>
  );
}

/** How a carrier's prices are made. */
export function RateTag({ rate }: { rate: Subcontractor['rate_type'] }) {
  const t = useT();
  return <Tag tone={rate === 'Contract' ? 'fast' : 'line'}>{t(`subcontractors.rate.${rate}`)}</Tag>;
}
