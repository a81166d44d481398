import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Download from 'lucide-react/icons/download';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { useCountries } from '../../kit/api/countries';
import type { Schemas } from '../../kit/api/types';
import { problemOf } from '../../kit/api/use-describe-failure';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import { useRefreshLists } from '../../kit/directory/use-refresh';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { useSavePartnerFile } from './partner-calls';
import { Title, useRegistrations } from './waiting-carriers';

type Registration = Schemas['CarrierRegistration'];

/** On the page of a carrier: what it said of itself over the website, to accept or to refuse; once accepted, to look up. */
export function CarrierRegistrations({ id }: { id: number }) {
  const { data } = useRegistrations({ subcontractor_id: id, page_size: 20 });
  return data?.items.map((one) => <RegistrationNote key={one.id} registration={one} />);
}

function RegistrationNote({ registration }: { registration: Registration }) {
  const t = useT();
  const { shortDate } = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshLists();
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** Whom the company has come to know as this firm since it registered. */
  const [known, setKnown] = useState<{ id: number; name: string } | null>(null);
  const { id, name, state, is_known: isKnown, created_at: at, decided_at: decidedAt } = registration;
  const params = { params: { path: { id } } };

  async function accept(sameAs?: number | null): Promise<void> {
    setBusy(true);
    try {
      await api.post('/carrier-registrations/{id}/accept', {
        ...params,
        body: sameAs === undefined ? {} : { same_as: sameAs },
      });
      toast.success(t('partners.registrations.accepted', { name }));
      // The record that was made of it is gone.
      if (sameAs) void navigate(paths.subcontractorPage(sameAs));
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'carrier_known_meanwhile')
        setKnown({
          id: Number(problem.extensions['subcontractor_id']),
          name: String(problem.extensions['subcontractor_name']),
        });
      else toast.failure(t('partners.registrations.failed'), error);
    }
    setBusy(false);
    refresh('subcontractors');
  }

  async function refuse(): Promise<void> {
    setBusy(true);
    try {
      await api.post('/carrier-registrations/{id}/refuse', params);
      toast.success(t('partners.registrations.refused', { name }));
      // The record that was made of it is gone.
      if (!isKnown) void navigate(paths.subcontractors);
    } catch (error) {
      toast.failure(t('partners.registrations.failed'), error);
    }
    setAsked(false);
    setBusy(false);
    refresh('subcontractors');
  }

  if (state === 'accepted')
    return (
      <details>
        <summary>
          {t('partners.registrations.acceptedOn', {
            date: shortDate(decidedAt ?? at),
            name: registration.decided_by_name ?? '',
          })}
        </summary>
        <Facts registration={registration} />
      </details>
    );
  return (
    <Note tone="warn">
      <Title>{t(isKnown ? 'partners.registrations.titleKnown' : 'partners.registrations.title')}</Title>
      <p>{t(isKnown ? 'partners.registrations.textKnown' : 'partners.registrations.text')}</p>
      <Facts registration={registration} />
      {registration.deleted_at && (
        <p>{t('partners.registrations.deletedOn', { date: shortDate(registration.deleted_at) })}</p>
      )}
      {known && (
        <p role="alert">
          {t('partners.registrations.knownMeanwhile')}{' '}
          <Link to={paths.subcontractorPage(known.id)}>{known.name}</Link>
        </p>
      )}
      <Ways>
        {known ? (
          <>
            <Button size="small" variant="contained" disabled={busy} onClick={() => void accept(known.id)}>
              {t('partners.registrations.joinKnown')}
            </Button>
            <Button size="small" variant="outlined" disabled={busy} onClick={() => void accept(null)}>
              {t('partners.registrations.acceptOther')}
            </Button>
          </>
        ) : (
          <Button size="small" variant="contained" loading={busy && !isAsked} onClick={() => void accept()}>
            {t('partners.registrations.accept')}
          </Button>
        )}
        <Button size="small" variant="outlined" disabled={busy} onClick={() => setAsked(true)}>
          {t('partners.registrations.refuse')}
        </Button>
      </Ways>
      <ConfirmDialog
        open={isAsked}
        destructive
        busy={busy}
        title={t('partners.registrations.refuseTitle', { name })}
        confirmLabel={t('partners.registrations.refuse')}
        onConfirm={() => void refuse()}
        onClose={() => setAsked(false)}
      >
        {t(isKnown ? 'partners.registrations.refuseTextKnown' : 'partners.registrations.refuseText')}
      </ConfirmDialog>
    </Note>
  );
}

/** What the carrier said. */
function Facts({ registration }: { registration: Registration }) {
  const t = useT();
  const save = useSavePartnerFile();
  const { shortDate, number } = useFormat();
  const { byCode } = useCountries();
  const countryOf = (code: string) => byCode(code)?.name ?? code;
  const placeOf = (code: string, region: string | null | undefined) =>
    region ? `${countryOf(code)} (${region})` : countryOf(code);
  const { id, fleet, lanes, papers, email, email_confirmed_at: confirmedAt } = registration;

  async function download({ id: paperId, file }: Registration['papers'][number]): Promise<void> {
    if (!file) return;
    await save(file.filename, async () => {
      const { content } = await api.download('/carrier-registrations/{id}/papers/{paperId}/file', {
        params: { path: { id, paperId } },
      });
      return new Blob([content], { type: file.mime_type });
    });
  }

  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      t('partners.registrations.company'),
      `${registration.name}, ${registration.vat_number}, ${countryOf(registration.country)}`,
    ],
    [
      t('partners.registrations.contact'),
      [
        registration.contact_name,
        `${email} (${t(confirmedAt ? 'partners.registrations.emailConfirmed' : 'partners.registrations.emailUnconfirmed')})`,
        registration.phone,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [
      t('partners.registrations.fleet'),
      fleet
        .map(({ kind, count, capacity_kg: capacity }) =>
          [
            `${number(count)} × ${t(`partners.vehicles.kinds.${kind}`)}`,
            ...(capacity ? [`${number(capacity)} kg`] : []),
          ].join(', '),
        )
        .join('; '),
    ],
    [
      t('partners.registrations.lanes'),
      lanes
        .map(
          (lane) =>
            `${placeOf(lane.from_country, lane.from_region)} → ${placeOf(lane.to_country, lane.to_region)}`,
        )
        .join('; '),
    ],
    [
      t('partners.papers.title'),
      papers.length === 0 ? (
        ''
      ) : (
        <Papers key="papers">
          {papers.map((paper) => (
            <li key={paper.id}>
              {[
                `${t(`partners.papers.kinds.${paper.kind}`)} ${paper.number}`,
                paper.issuer,
                paper.valid_until &&
                  t('partners.registrations.until', { date: shortDate(paper.valid_until) }),
              ]
                .filter(Boolean)
                .join(', ')}
              {paper.file && (
                <IconButton
                  size="small"
                  aria-label={t('partners.registrations.download', { name: paper.file.filename })}
                  onClick={() => void download(paper)}
                >
                  <Icon of={Download} size={14} />
                </IconButton>
              )}
            </li>
          ))}
        </Papers>
      ),
    ],
    [t('partners.fact.notes'), registration.notes],
    [t('partners.registrations.site'), registration.site],
  ];
  return (
    <Pairs>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </Pairs>
  );
}

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });

const Papers = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Pairs = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: '8px 0 0',
  '& > div': { display: 'grid', gridTemplateColumns: 'min(140px, 28%) minmax(0, 1fr)', gap: 12 },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});
