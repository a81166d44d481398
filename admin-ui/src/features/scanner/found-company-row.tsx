import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import Hash from 'lucide-react/icons/hash';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useCountries } from '../../kit/api/countries';
import { Icon } from '../../kit/components/icon';
import { Tag } from '../../kit/components/tag';
import { Tooltip } from '../../kit/components/tooltip';
import { phoneLink, phoneText } from '../../kit/format/phone';
import { useT } from '../../kit/i18n/use-t';
import { pathOf } from './addresses';
import styles from './found-company-row.module.css';
import type { FoundCompany } from './use-scan';

interface FoundCompanyRowProps {
  company: FoundCompany;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** One found company: what is known of it, where that was read, and whether saving makes a new client of it. */
export function FoundCompanyRow({ company, isSelected, isBusy, onToggle, onRemove }: FoundCompanyRowProps) {
  const t = useT();
  const {
    name,
    email,
    phone,
    url,
    notes,
    vat_number: vat,
    business_registration_number: registration,
  } = company;
  const numbers = [vat, registration].filter(Boolean).join(' · ');
  return (
    <li className={styles['row']} data-selected={isSelected}>
      <Checkbox
        checked={isSelected}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('common.list.select', { name }) } }}
      />
      <div className={styles['company']}>
        <p className={styles['name']}>
          <strong>{name}</strong>
          <KnownTag company={company} />
        </p>
        <ul className={styles['facts']}>
          <Fact icon={MapPin} origin={originOf(company, 'address')}>
            <Place company={company} />
          </Fact>
          <Fact icon={Mail} origin={originOf(company, 'email')}>
            {email ? <a href={`mailto:${email}`}>{email}</a> : <Absent>{t('scanner.absent.email')}</Absent>}
          </Fact>
          <Fact icon={Phone} origin={originOf(company, 'phone')}>
            {phone ? (
              <a href={phoneLink(phone)} className="num">
                {phoneText(phone)}
              </a>
            ) : (
              <Absent>{t('scanner.absent.phone')}</Absent>
            )}
          </Fact>
          <Fact icon={Globe}>
            <a href={url} target="_blank" rel="noreferrer noopener">
              {url.replace(/^https?:\/\/(www\.)?/, '')}
            </a>
          </Fact>
          {numbers && (
            <Fact icon={Hash} origin={originOf(company, 'vat_number')}>
              <span className="num">{numbers}</span>
            </Fact>
          )}
        </ul>
        {notes && <p className={styles['notes']}>{notes}</p>}
      </div>
      <Score score={company.score} />
      <Tooltip title={t('scanner.found.remove')}>
        <IconButton
          aria-label={t('scanner.found.removeNamed', { name })}
          disabled={isBusy}
          onClick={onRemove}
        >
          <Icon of={Trash} />
        </IconButton>
      </Tooltip>
    </li>
  );
}

/** Whether it is new, or who it is recognised as. */
function KnownTag({ company: { known_client: known } }: { company: FoundCompany }) {
  const t = useT();
  if (!known) return <Tag tone="good">{t('scanner.found.new')}</Tag>;
  const text = t('scanner.found.known', { name: known.name });
  return (
    <Tag tone="fast" title={text}>
      <span className={`${styles['known'] ?? ''} cut`}>{text}</span>
    </Tag>
  );
}

function Place({
  company: { address, city, post_code: code, country_id: country },
}: {
  company: FoundCompany;
}) {
  const t = useT();
  const { byId } = useCountries();
  const town = [code, city].filter(Boolean).join(' ');
  const parts = [address, town].filter(Boolean);
  if (parts.length === 0) return <Absent>{t('scanner.absent.address')}</Absent>;
  return <>{[...parts, byId(country)?.name].filter(Boolean).join(', ')}</>;
}

type Origin = FoundCompany['origins'][number];

function originOf({ origins }: FoundCompany, field: Origin['field']): Origin | undefined {
  return origins.find((origin) => origin.field === field);
}

interface FactProps {
  icon: LucideIcon;
  origin?: Origin | undefined;
  children: ReactNode;
}

function Fact({ icon, origin, children }: FactProps) {
  const t = useT();
  const told = origin && t(`scanner.source.${origin.source}`, { url: pathOf(origin.url) });
  return (
    <li title={told}>
      <Icon of={icon} size={14} />
      <span>{children}</span>
    </li>
  );
}

function Absent({ children }: { children: string }) {
  return <span className={styles['absent']}>{children}</span>;
}

const good = 70;
const fair = 40;

/** How sure all of it is. */
function Score({ score }: { score: number }) {
  const t = useT();
  const tone = score >= good ? 'good' : score >= fair ? 'fair' : 'poor';
  const text = t('scanner.found.score', { percent: score });
  return (
    <Tooltip title={text}>
      <span className={styles['score']} data-tone={tone}>
        <span aria-hidden="true" style={{ transform: `scaleX(${String(score / 100)})` }} />
        <small className="num" aria-label={text} role="img">{`${String(score)}%`}</small>
      </span>
    </Tooltip>
  );
}
