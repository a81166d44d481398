import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { Note } from '../../kit/components/note';
import type { Choice } from '../../kit/components/search-picker';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { StatusChip } from '../../kit/status/status-chip';
import { RecordPicker, UserPicker } from './pickers';
import styles from './test-tools.module.css';
import { ToolCard, useTool, type ToolProps } from './tool-card';

/** Enters a quotation with random content, and shows it. */
export function QuotationTool({ id, icon }: ToolProps) {
  const t = useT();
  const [user, setUser] = useState<Choice | null>(null);
  const [client, setClient] = useState<Choice | null>(null);
  const { mutate, data, isPending, faults, setFaults } = useTool({
    failed: t('testTools.quotation.failed'),
    run: (body: Schemas['RandomQuotationInput']) => api.post('/tests/generate-random-quotation', { body }),
  });
  const create = () => {
    if (isPending) return;
    const missing = t('testTools.required');
    setFaults({ ...(user ? {} : { user_id: missing }), ...(client ? {} : { client_id: missing }) });
    if (user && client) mutate({ user_id: user.id, client_id: client.id });
  };
  return (
    <ToolCard id={id} icon={icon} title={t('testTools.quotation.title')} text={t('testTools.quotation.text')}>
      <form
        className={styles['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
        noValidate
      >
        <div className={styles['fields']}>
          <UserPicker
            label={t('testTools.quotation.user')}
            hint={t('testTools.quotation.userHint')}
            value={user}
            onChange={(chosen) => {
              setUser(chosen);
              setClient(null);
            }}
            fault={faults['user_id']}
          />
          <RecordPicker
            kind="client"
            userId={user?.id ?? null}
            label={t('testTools.quotation.client')}
            hint={t('testTools.quotation.clientHint')}
            value={client}
            onChange={setClient}
            fault={faults['client_id']}
          />
        </div>
        <div className={styles['buttons']}>
          <Button type="submit" variant="outlined" aria-busy={isPending}>
            {t('testTools.quotation.create')}
          </Button>
        </div>
      </form>
      {data && <Made made={data} />}
    </ToolCard>
  );
}

function Made({ made: { message, quotation } }: { made: Schemas['RandomQuotation'] }) {
  const t = useT();
  const format = useFormat();
  const { pickup_street, pickup_post_code, pickup_city, pickup_country } = quotation;
  const { delivery_street, delivery_post_code, delivery_city, delivery_country } = quotation;
  return (
    <div className={styles['stack']}>
      <Note tone="ok" role="status">
        {message}
      </Note>
      <div className={styles['facts']}>
        <LabelledValues columns={2}>
          <LabelledValue label={t('testTools.quotation.id')}>{quotation.id}</LabelledValue>
          <LabelledValue label={t('testTools.quotation.status')}>
            <StatusChip status={quotation.status} />
          </LabelledValue>
          <LabelledValue label={t('testTools.quotation.pickup')}>
            {`${pickup_street}, ${pickup_post_code} ${pickup_city}, ${pickup_country}`}
          </LabelledValue>
          <LabelledValue label={t('testTools.quotation.delivery')}>
            {`${delivery_street}, ${delivery_post_code} ${delivery_city}, ${delivery_country}`}
          </LabelledValue>
          <LabelledValue label={t('testTools.quotation.pickupDate')}>
            <DateTime value={quotation.pickup_date} />
          </LabelledValue>
          <LabelledValue label={t('testTools.quotation.deliveryDate')}>
            <DateTime value={quotation.delivery_date} />
          </LabelledValue>
          <LabelledValue label={t('testTools.quotation.pallets')}>
            {format.number(quotation.pallets_count)}
          </LabelledValue>
          <LabelledValue label={t('testTools.quotation.weight')}>
            {format.weight(quotation.weight)}
          </LabelledValue>
          <LabelledValue label={t('testTools.quotation.cargo')}>{quotation.cargo_type}</LabelledValue>
          <LabelledValue label={t('testTools.quotation.email')}>{quotation.client_email}</LabelledValue>
          <LabelledValue label={t('testTools.quotation.notes')}>{quotation.notes}</LabelledValue>
        </LabelledValues>
      </div>
    </div>
  );
}
