import { wayOf } from '../../../kit/format/way';
import { bodyTypeValues, loadCurrencyValues } from '@frakto/sdk/enums';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import { problemOf, useDescribeFailure } from '../../../kit/api/use-describe-failure';
import type { Schemas } from '../../../kit/api/types';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { Note } from '../../../kit/components/note';
import { Segmented } from '../../../kit/components/segmented';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useSettled } from '../../../kit/components/use-settled';
import { useToast } from '../../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormNumber } from '../../../kit/form/form-number';
import { FormSelect } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { isOpen } from './load-note';
import styles from './load-exchange.module.css';

type Input = Schemas['LoadPublicationInput'];
type Load = Schemas['LoadContent'];

interface LoadValues {
  body_type: NonNullable<Input['body_type']>;
  is_full_truck: boolean;
  price: number | null;
  currency: NonNullable<Input['currency']>;
  remarks: string;
}

/** A trailer's floor in metres, nearly: who takes that much takes it all. */
const fullMetres = 13;

/** What is sent of what was typed. */
function inputOf({ price, remarks, currency, ...rest }: LoadValues): Input {
  const isPriced = typeof price === 'number' && Number.isInteger(price) && price > 0;
  return { ...rest, remarks: remarks.trim() || null, ...(isPriced && { price, currency }) };
}

/** `Opublikuj na Trans.eu`: what carriers outside are asked for, beside all that they will see. Begins with what was chosen the last time. */
export function PublishLoadDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const { order } = useOrder();
  // As it was when the dialog opened: what is published meanwhile takes nothing from the form.
  const [wasPublished] = useState(route.load_publication !== null);
  const { data, isPending } = useQuery({
    queryKey: ['orders', 'page', order.id, 'route', route.id, 'load-publications'],
    queryFn: ({ signal }) =>
      api.get('/order-routes/{id}/load-publications', { params: { path: { id: route.id } }, signal }),
    enabled: wasPublished,
    // Never what an earlier opening saw.
    gcTime: 0,
  });
  if (wasPublished && isPending) return null;
  return <PublishForm route={route} former={data?.items[0]?.load} onClose={onClose} />;
}

function PublishForm({
  route,
  former,
  onClose,
}: {
  route: Route;
  former: Load | undefined;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const routeName = wayOf(route);
  const { order } = useOrder();
  const tellRefusal = useTellRefusal(onClose);
  const current = route.load_publication;
  const goesOn = current !== null && !current.is_ending && isOpen(current.status);
  const publish = useOrderMutation({
    run: (body: Input) =>
      api.post('/order-routes/{id}/load-publications', { params: { path: { id: route.id } }, body }),
    done: () => toast.success(t('orders.load.done', { route: routeName })),
  });
  const { form, submit } = useSchemaForm<LoadValues>({
    schema: ({ loadPublicationInputSchema }) => loadPublicationInputSchema,
    values: {
      body_type: former?.body_type ?? order.body_type ?? 'curtain_side',
      is_full_truck: former?.is_full_truck ?? (order.ldm ?? 0) >= fullMetres,
      price: former?.price ?? null,
      currency: former?.currency ?? 'EUR',
      remarks: former?.remarks ?? '',
    },
    onSubmit: async () => {
      await publish.mutateAsync(inputOf(form.getValues()));
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('orders.load.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !publish.isPending, onClose);
  const isFull = useWatch({ control: form.control, name: 'is_full_truck' });
  return (
    <>
      <FormDialog
        title={t('orders.load.title')}
        form={form}
        submit={submit}
        submitLabel={t(goesOn ? 'orders.load.again' : 'orders.load.submit')}
        onClose={askToClose}
        width={960}
      >
        <p className={styles['text']}>
          {t('orders.load.text', { route: routeName })} {goesOn && t('orders.load.replaces')}
        </p>
        <div className={styles['halves']}>
          <FieldGrid>
            <Cell span={6}>
              <Segmented
                label={t('orders.load.size')}
                value={isFull ? 'full' : 'part'}
                options={[
                  { value: 'full', label: t('orders.load.full') },
                  { value: 'part', label: t('orders.load.part') },
                ]}
                onChange={(next) => form.setValue('is_full_truck', next === 'full', { shouldDirty: true })}
              />
            </Cell>
            <Cell span={6}>
              <FormSelect
                name="body_type"
                label={t('orders.facts.bodyType')}
                options={bodyTypeValues.map((value) => ({ value, label: t(`orders.facts.body.${value}`) }))}
              />
            </Cell>
            <Cell span={4}>
              <FormNumber
                name="price"
                label={t('orders.load.price')}
                hint={t('orders.load.priceHint')}
                whole
              />
            </Cell>
            <Cell span={2}>
              <FormSelect
                name="currency"
                label={t('orders.load.currency')}
                options={loadCurrencyValues.map((value) => ({ value, label: value }))}
              />
            </Cell>
            <Cell span={6}>
              <FormText
                name="remarks"
                label={t('orders.load.remarks')}
                hint={t('orders.load.remarksHint')}
                rows={3}
                maxLength={250}
              />
            </Cell>
          </FieldGrid>
          <Preview route={route} values={useWatch({ control: form.control }) as LoadValues} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}

/** All that strangers will see, as the server would send it; or why the exchange would not take it. */
function Preview({ route, values }: { route: Route; values: LoadValues }) {
  const t = useT();
  const { order } = useOrder();
  const describe = useDescribeFailure();
  const settled = useSettled(JSON.stringify(inputOf(values)), 300);
  const { data, error } = useQuery({
    queryKey: ['orders', 'page', order.id, 'route', route.id, 'load-preview', settled],
    queryFn: ({ signal }) =>
      api.post('/order-routes/{id}/load-publications/preview', {
        params: { path: { id: route.id } },
        body: JSON.parse(settled) as Input,
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <section className={styles['preview']} aria-label={t('orders.load.preview')}>
      <h3 className={styles['title']}>{t('orders.load.preview')}</h3>
      {error ? (
        <Note tone="bad" role="alert">
          {problemOf(error)?.errors?.map(({ field, message }) => (
            <p key={field}>
              {t(fieldNames[field] ?? 'orders.load.fields.other')}: {message}
            </p>
          )) ?? describe(error).text}
        </Note>
      ) : data ? (
        <Shown load={data} />
      ) : (
        <SkeletonLines lines={6} />
      )}
      <p className={styles['hint']}>{t('orders.load.hidden')}</p>
    </section>
  );
}

const fieldNames: Readonly<Record<string, Parameters<ReturnType<typeof useT>>[0]>> = {
  pickup_city: 'orders.load.fields.pickup',
  pickup_post_code: 'orders.load.fields.pickupPostCode',
  pickup_date: 'orders.load.fields.pickupDate',
  delivery_city: 'orders.load.fields.delivery',
  delivery_post_code: 'orders.load.fields.deliveryPostCode',
  delivery_date: 'orders.load.fields.deliveryDate',
  weight: 'orders.load.fields.weight',
};

function Shown({ load }: { load: Load }) {
  const t = useT();
  const format = useFormat();
  const placeOf = ({ country, post_code, city, from, until }: Load['pickup']) =>
    `${country} ${post_code} ${city}, ${format.dateTime(from)}${until === from ? '' : ` – ${format.dateTime(until)}`}`;
  const { temperature_min: min, temperature_max: max } = load;
  const degrees = [min, max].filter((one) => one !== null).map((one) => `${format.number(one)} °C`);
  return (
    <LabelledValues>
      <LabelledValue label={t('orders.load.fields.pickup')}>{placeOf(load.pickup)}</LabelledValue>
      <LabelledValue label={t('orders.load.fields.delivery')}>{placeOf(load.delivery)}</LabelledValue>
      <LabelledValue label={t('orders.load.fields.cargo')}>
        {[
          load.cargo,
          t('orders.load.pallets', { smart_count: load.pallets }),
          `${format.number(load.weight)} t`,
          load.ldm !== null && `${format.number(load.ldm)} LDM`,
        ]
          .filter(Boolean)
          .join(', ')}
      </LabelledValue>
      <LabelledValue label={t('orders.facts.bodyType')}>
        {[
          t(load.is_full_truck ? 'orders.load.full' : 'orders.load.part'),
          t(`orders.facts.body.${load.body_type}`),
          ...degrees,
          load.adr_class !== null && `ADR ${load.adr_class}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </LabelledValue>
      <LabelledValue label={t('orders.load.price')}>
        {load.price === null
          ? null
          : [
              `${format.amount(load.price)} ${load.currency ?? ''}`,
              load.payment_days !== null && t('orders.load.payment', { smart_count: load.payment_days }),
            ]
              .filter(Boolean)
              .join(', ')}
      </LabelledValue>
      <LabelledValue label={t('orders.load.remarks')}>{load.remarks}</LabelledValue>
    </LabelledValues>
  );
}
