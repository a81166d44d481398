import Button from '@mui/material/Button';
import { ksefOutageKindValues, type KsefOutageKind } from '@frakto/sdk/enums';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { DateTime } from '../../kit/components/date-time';
import { Note } from '../../kit/components/note';
import { Section } from '../../kit/components/section';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { FormDateTime } from '../../kit/form/form-date';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormSelect } from '../../kit/form/form-select';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { Loaded } from './settings-queries';
import styles from './settings.module.css';

type Outage = Schemas['KsefOutageDto'];

const queryKey = ['ksef-outages'];

interface OutageValues {
  kind: KsefOutageKind;
  begins_at: string;
  ends_at: string | null;
}

/** Outages that the Ministry announced: nothing is sent meanwhile, and deadlines run from their end. */
export function KsefOutages() {
  const t = useT();
  const format = useFormat();
  const [edited, setEdited] = useState<Outage | 'new' | null>(null);
  const [removed, setRemoved] = useState<Outage | null>(null);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/company-settings/ksef-outages', { signal }),
    staleTime: 0,
  });
  return (
    <Section title={t('settings.ksef.outages.title')} text={t('settings.ksef.outages.text')}>
      <Loaded query={query}>
        {({ items, status_service }) => (
          <>
            <StatusService service={status_service} />
            {items.length === 0 && <p className={styles['hint']}>{t('settings.ksef.outages.none')}</p>}
            {items.length > 0 && (
              <div className={styles['tableFrame']}>
                <table className={styles['table']} aria-label={t('settings.ksef.outages.title')}>
                  <thead>
                    <tr>
                      <th>{t('settings.ksef.outages.kind')}</th>
                      <th>{t('settings.ksef.outages.begins')}</th>
                      <th>{t('settings.ksef.outages.ends')}</th>
                      <th>
                        <span className="visually-hidden">{t('common.list.actions')}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((outage) => {
                      const of = `${t(`settings.ksef.outages.kinds.${outage.kind}`)}, ${format.dateTime(outage.begins_at)}`;
                      const act = outage.is_on && !outage.ends_at ? 'end' : 'change';
                      return (
                        <tr key={outage.id}>
                          <td>
                            {t(`settings.ksef.outages.kinds.${outage.kind}`)}
                            <p className={styles['hint']}>
                              {outage.source === 'ministry'
                                ? t('settings.ksef.outages.ministry')
                                : outage.created_by_name}
                              {outage.announced_as && (
                                <>
                                  {' '}
                                  <q lang="pl">{outage.announced_as}</q>
                                </>
                              )}
                            </p>
                          </td>
                          <td>
                            <DateTime value={outage.begins_at} />
                          </td>
                          <td>
                            {outage.ends_at && <DateTime value={outage.ends_at} />}{' '}
                            {outage.is_on && <Tag tone="warn">{t('settings.ksef.outages.lasts')}</Tag>}
                          </td>
                          <td>
                            <Button
                              size="small"
                              aria-label={`${t(`settings.ksef.outages.${act}`)}: ${of}`}
                              onClick={() => setEdited(outage)}
                            >
                              {t(`settings.ksef.outages.${act}`)}
                            </Button>
                            <Button
                              size="small"
                              aria-label={`${t('settings.ksef.outages.remove')}: ${of}`}
                              onClick={() => setRemoved(outage)}
                            >
                              {t('settings.ksef.outages.remove')}
                            </Button>
                          </td>
                        </tr>
                      );
                    })}
                  </tbody>
                </table>
              </div>
            )}
          </>
        )}
      </Loaded>
      <div>
        <Button variant="outlined" onClick={() => setEdited('new')}>
          {t('settings.ksef.outages.add')}
        </Button>
      </div>
      {edited && <OutageDialog outage={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveQuestion outage={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

/** Whether the Ministry's announcements are entered by themselves, and since when they are not. */
function StatusService({ service }: { service: Schemas['KsefStatusService'] }) {
  const t = useT();
  const format = useFormat();
  const { is_followed, is_failing, read_at } = service;
  if (!is_followed) return null;
  const at = read_at && format.dateTime(read_at);
  if (is_failing)
    return (
      <Note tone="warn">
        {at ? t('settings.ksef.outages.failingSince', { at }) : t('settings.ksef.outages.failing')}
      </Note>
    );
  return (
    <p className={styles['hint']}>
      {at ? t('settings.ksef.outages.followed', { at }) : t('settings.ksef.outages.notReadYet')}
    </p>
  );
}

function OutageDialog({ outage, onClose }: { outage: Outage | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [now] = useState(() => new Date().toISOString());
  const { form, submit } = useSchemaForm<OutageValues>({
    schema: ({ ksefOutageInputSchema }) => ksefOutageInputSchema,
    empty: 'null',
    values: {
      kind: outage?.kind ?? 'unavailable',
      begins_at: outage?.begins_at ?? now,
      // Who opens one that lasts is about to say that it is over.
      ends_at: outage?.ends_at ?? (outage?.is_on ? now : null),
    },
    onSubmit: async (values) => {
      const body = values as Schemas['KsefOutageInput'];
      if (outage)
        await api.put('/company-settings/ksef-outages/{id}', { params: { path: { id: outage.id } }, body });
      else await api.post('/company-settings/ksef-outages', { body });
      await client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['orders'] });
      toast.success(t('settings.ksef.outages.saved'));
      onClose();
    },
    onFailure: (error) => toast.failure(t('settings.failed'), error),
  });
  return (
    <FormDialog
      title={t(outage ? 'settings.ksef.outages.changeTitle' : 'settings.ksef.outages.add')}
      form={form}
      submit={submit}
      submitLabel={t('common.action.save')}
      onClose={onClose}
    >
      <FormSelect
        name="kind"
        label={t('settings.ksef.outages.kind')}
        hint={t(`settings.ksef.outages.hints.${form.watch('kind')}`)}
        options={ksefOutageKindValues.map((value) => ({
          value,
          label: t(`settings.ksef.outages.kinds.${value}`),
        }))}
      />
      <FormDateTime name="begins_at" label={t('settings.ksef.outages.begins')} country="PL" required />
      <FormDateTime
        name="ends_at"
        label={t('settings.ksef.outages.ends')}
        hint={t('settings.ksef.outages.endsHint')}
        country="PL"
      />
    </FormDialog>
  );
}

function RemoveQuestion({ outage, onClose }: { outage: Outage; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      api.delete('/company-settings/ksef-outages/{id}', { params: { path: { id: outage.id } } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['orders'] });
      onClose();
    },
    onError: (error) => toast.failure(t('settings.failed'), error),
  });
  return (
    <ConfirmDialog
      open
      title={t('settings.ksef.outages.removeTitle')}
      confirmLabel={t('settings.ksef.outages.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        {t(`settings.ksef.outages.kinds.${outage.kind}`)}, <DateTime value={outage.begins_at} />
      </p>
      <p>{t('settings.ksef.outages.removeText')}</p>
    </ConfirmDialog>
  );
}
