import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { currencyValues, paperKindValues, vehicleKindValues } from '@frakto/sdk/enums';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Icon } from '../../kit/components/icon';
import { Money } from '../../kit/components/money';
import { Tag } from '../../kit/components/tag';
import { Cell } from '../../kit/form/field-grid';
import { FormDate } from '../../kit/form/form-date';
import { FormNumber } from '../../kit/form/form-number';
import { FormSelect } from '../../kit/form/form-select';
import { FormText } from '../../kit/form/form-text';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { EntryActions, EntryDialog } from './entry-dialogs';
import { keyOf, usePapers, useSavePartnerFile } from './partner-calls';
import { Answered, Part } from './partner-sections';
import styles from './partners.module.css';

type Paper = Schemas['CarrierPaper'];
type Vehicle = Schemas['CarrierVehicle'];

const tones = { valid: 'good', ends_soon: 'warn', expired: 'bad' } as const;

/** Insurances, licences and vehicles of a carrier. */
export function PapersSection({ id }: { id: number }) {
  return (
    <>
      <PapersPart id={id} />
      <VehiclesPart id={id} />
    </>
  );
}

function usePaperName(): (paper: Pick<Paper, 'kind' | 'number'>) => string {
  const t = useT();
  return ({ kind, number }) => {
    const name = t(`partners.papers.kinds.${kind}`);
    const [last = ''] = name.split(' ').toReversed();
    // A number that begins with the last word of the name says it for both: “Polisa OCP/2026114”.
    const isSaid = new RegExp(`^${last}(?!\\p{L})`, 'iu').test(number);
    return `${isSaid ? name.slice(0, -last.length) : `${name} `}${number}`;
  };
}

function PapersPart({ id }: { id: number }) {
  const t = useT();
  const { shortDate } = useFormat();
  const save = useSavePartnerFile();
  const nameOf = usePaperName();
  const [edited, setEdited] = useState<Paper | 'new' | null>(null);
  const query = usePapers(id);
  const download = async ({ id: paperId, file }: Paper) => {
    if (!file) return;
    await save(file.filename, async () => {
      const { content } = await api.download('/subcontractor-directory/{id}/papers/{paperId}/file', {
        params: { path: { id, paperId } },
      });
      return new Blob([content], { type: file.mime_type });
    });
  };
  return (
    <Part
      title={t('partners.papers.title')}
      actions={
        <Button size="small" variant="outlined" onClick={() => setEdited('new')}>
          <Icon of={Plus} size={14} />
          {t('partners.papers.add')}
        </Button>
      }
    >
      <Answered query={query}>
        {({ items }) => (
          <div className={styles['frame']}>
            {items.length === 0 && <p className={styles['empty']}>{t('partners.papers.empty')}</p>}
            <ul className={styles['list']} aria-label={t('partners.papers.title')}>
              {items.map((paper) => {
                const name = nameOf(paper);
                const { issuer, amount, currency, valid_until: until, state, file } = paper;
                return (
                  <li key={paper.id} className={styles['card']}>
                    <div>
                      <span className={styles['name']}>
                        {name}{' '}
                        <Tag tone={tones[state]}>
                          {t(
                            `partners.papers.state.${state === 'valid' && paper.kind === 'other' ? 'validOther' : state}`,
                          )}
                        </Tag>
                      </span>
                      <p>
                        {until
                          ? t('partners.papers.until', { day: shortDate(`${until}T12:00:00Z`) })
                          : t('partners.papers.noEnd')}
                        {issuer && ` · ${issuer}`}
                        {amount !== null && currency && (
                          <>
                            {' · '}
                            <Money amount={amount} currency={currency} />
                          </>
                        )}
                      </p>
                    </div>
                    {file && (
                      <IconButton
                        size="small"
                        title={file.filename}
                        aria-label={t('partners.documents.download', { name: file.filename })}
                        onClick={() => void download(paper)}
                      >
                        <Icon of={Download} size={14} />
                      </IconButton>
                    )}
                    <EntryActions
                      kind="subcontractor"
                      editLabel={t('partners.papers.editOf', { name })}
                      removeLabel={t('partners.papers.removeOf', { name })}
                      removeTitle={t('partners.papers.removeTitle', { name })}
                      removeText={t('partners.papers.removeText')}
                      removed={t('partners.papers.removed')}
                      failed={t('partners.papers.removeFailed')}
                      onEdit={() => setEdited(paper)}
                      remove={() =>
                        api.delete('/subcontractor-directory/{id}/papers/{paperId}', {
                          params: { path: { id, paperId: paper.id } },
                        })
                      }
                    />
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </Answered>
      {edited && (
        <PaperDialog id={id} paper={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Part>
  );
}

type PaperValues = Omit<Schemas['CarrierPaperInput'], never>;

interface PaperDialogProps {
  id: number;
  paper: Paper | null;
  /** What a new one begins as: a carrier's insurance when left out. */
  kind?: Paper['kind'];
  onClose: () => void;
}

/** Adds a paper of a carrier, or changes one. */
export function PaperDialog({ id, paper, kind = 'insurance', onClose }: PaperDialogProps) {
  const t = useT();
  const fileId = useId();
  const [file, setFile] = useState<File | null>(null);
  // A paper that was kept, and whose file was refused: saving again sends the file alone.
  const [kept, setKept] = useState(paper);
  const values: PaperValues = {
    kind: paper?.kind ?? kind,
    number: paper?.number ?? '',
    issuer: paper?.issuer ?? '',
    amount: paper?.amount ?? null,
    currency: paper?.currency ?? null,
    valid_until: paper?.valid_until ?? null,
  };
  const save = async (sent: unknown) => {
    const body = sent as Schemas['CarrierPaperInput'];
    const saved = kept
      ? await api.put('/subcontractor-directory/{id}/papers/{paperId}', {
          params: { path: { id, paperId: kept.id } },
          body: { ...body, version: kept.version },
        })
      : await api.post('/subcontractor-directory/{id}/papers', { params: { path: { id } }, body });
    setKept(saved);
    if (!file) return;
    await api.post('/subcontractor-directory/{id}/papers/{paperId}/file', {
      params: { path: { id, paperId: saved.id } },
      body: { file },
    });
  };
  return (
    <EntryDialog<PaperValues>
      kind="subcontractor"
      title={t(paper ? 'partners.papers.edit' : 'partners.papers.add')}
      schema={({ carrierPaperInputSchema }) => carrierPaperInputSchema}
      rules={({ amount, currency }) => ({
        ...(amount != null && !currency && { currency: t('common.fault.required') }),
        ...(amount == null && currency && { amount: t('common.fault.required') }),
      })}
      values={values}
      save={save}
      saved={() => t('partners.papers.saved')}
      failed={t('partners.papers.failed')}
      onClose={onClose}
    >
      <Cell span={3}>
        <FormSelect
          name="kind"
          label={t('partners.papers.kind')}
          options={paperKindValues.map((value) => ({ value, label: t(`partners.papers.kinds.${value}`) }))}
        />
      </Cell>
      <Cell span={3}>
        <FormText name="number" label={t('partners.papers.number')} required autoFocus maxLength={80} />
      </Cell>
      <Cell span={3}>
        <FormText name="issuer" label={t('partners.papers.issuer')} maxLength={200} />
      </Cell>
      <Cell span={3}>
        <FormDate name="valid_until" label={t('partners.papers.valid_until')} />
      </Cell>
      <Cell span={3}>
        <FormNumber name="amount" label={t('partners.papers.amount')} decimals={2} />
      </Cell>
      <Cell span={3}>
        <FormSelect
          name="currency"
          label={t('partners.papers.currency')}
          optional
          options={currencyValues.map((value) => ({ value, label: value }))}
        />
      </Cell>
      <Cell span={6}>
        <div className={styles['file']}>
          <label htmlFor={fileId}>{t('partners.papers.file')}</label>
          <input
            id={fileId}
            type="file"
            aria-describedby={`${fileId}-hint`}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          <small id={`${fileId}-hint`}>{paper?.file?.filename ?? t('partners.papers.fileHint')}</small>
        </div>
      </Cell>
    </EntryDialog>
  );
}

function VehiclesPart({ id }: { id: number }) {
  const t = useT();
  const { weight } = useFormat();
  const [edited, setEdited] = useState<Vehicle | 'new' | null>(null);
  const query = useQuery({
    queryKey: keyOf('subcontractor', id, 'vehicles'),
    queryFn: ({ signal }) =>
      api.get('/subcontractor-directory/{id}/vehicles', { params: { path: { id } }, signal }),
  });
  return (
    <Part
      title={t('partners.vehicles.title')}
      actions={
        <Button size="small" variant="outlined" onClick={() => setEdited('new')}>
          <Icon of={Plus} size={14} />
          {t('partners.vehicles.add')}
        </Button>
      }
    >
      <Answered query={query}>
        {({ items }) => (
          <div className={styles['frame']}>
            {items.length === 0 && <p className={styles['empty']}>{t('partners.vehicles.empty')}</p>}
            <ul className={styles['list']} aria-label={t('partners.vehicles.title')}>
              {items.map((vehicle) => {
                const { plates: name, kind, capacity_kg: capacity, pallets, notes } = vehicle;
                const facts = [
                  ...(capacity === null ? [] : [weight(capacity)]),
                  ...(pallets === null ? [] : [t('partners.vehicles.palletsValue', { count: pallets })]),
                  ...(notes ? [notes] : []),
                ];
                return (
                  <li key={vehicle.id} className={styles['card']}>
                    <div>
                      <span className={styles['name']}>
                        {name} <Tag tone="line">{t(`partners.vehicles.kinds.${kind}`)}</Tag>
                      </span>
                      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
                    </div>
                    <EntryActions
                      kind="subcontractor"
                      editLabel={t('partners.vehicles.editOf', { name })}
                      removeLabel={t('partners.vehicles.removeOf', { name })}
                      removeTitle={t('partners.vehicles.removeTitle', { name })}
                      removeText={t('partners.vehicles.removeText')}
                      removed={t('partners.vehicles.removed')}
                      failed={t('partners.vehicles.removeFailed')}
                      onEdit={() => setEdited(vehicle)}
                      remove={() =>
                        api.delete('/subcontractor-directory/{id}/vehicles/{vehicleId}', {
                          params: { path: { id, vehicleId: vehicle.id } },
                        })
                      }
                    />
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </Answered>
      {edited && (
        <VehicleDialog id={id} vehicle={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Part>
  );
}

interface VehicleDialogProps {
  id: number;
  vehicle: Vehicle | null;
  onClose: () => void;
}

function VehicleDialog({ id, vehicle, onClose }: VehicleDialogProps) {
  const t = useT();
  const values: Schemas['CarrierVehicleInput'] = {
    kind: vehicle?.kind ?? 'tautliner',
    plates: vehicle?.plates ?? '',
    capacity_kg: vehicle?.capacity_kg ?? null,
    pallets: vehicle?.pallets ?? null,
    notes: vehicle?.notes ?? '',
  };
  const save = (sent: unknown) => {
    const body = sent as Schemas['CarrierVehicleInput'];
    return vehicle
      ? api.put('/subcontractor-directory/{id}/vehicles/{vehicleId}', {
          params: { path: { id, vehicleId: vehicle.id } },
          body: { ...body, version: vehicle.version },
        })
      : api.post('/subcontractor-directory/{id}/vehicles', { params: { path: { id } }, body });
  };
  return (
    <EntryDialog<Schemas['CarrierVehicleInput']>
      kind="subcontractor"
      title={t(vehicle ? 'partners.vehicles.edit' : 'partners.vehicles.add')}
      schema={({ carrierVehicleInputSchema }) => carrierVehicleInputSchema}
      values={values}
      save={save}
      saved={() => t('partners.vehicles.saved')}
      failed={t('partners.vehicles.failed')}
      onClose={onClose}
    >
      <Cell span={3}>
        <FormSelect
          name="kind"
          label={t('partners.vehicles.kind')}
          options={vehicleKindValues.map((value) => ({
            value,
            label: t(`partners.vehicles.kinds.${value}`),
          }))}
        />
      </Cell>
      <Cell span={3}>
        <FormText name="plates" label={t('partners.vehicles.plates')} required autoFocus maxLength={40} />
      </Cell>
      <Cell span={3}>
        <FormNumber name="capacity_kg" label={t('partners.vehicles.capacity_kg')} unit="kg" whole />
      </Cell>
      <Cell span={3}>
        <FormNumber name="pallets" label={t('partners.vehicles.pallets')} whole />
      </Cell>
      <Cell span={6}>
        <FormText name="notes" label={t('partners.vehicles.notes')} rows={2} maxLength={1000} />
      </Cell>
    </EntryDialog>
  );
}
