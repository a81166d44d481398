import { orderInputSchema } from '@frakto/sdk/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/client';
import type { Client, Schemas } from '../../api/types';
import { useToast } from '../../components/use-toast';
import { clientKind } from '../../clients/client-kind';
import { RecordCreate } from '../../directory/record-create';
import { FormDialog } from '../../form/form-dialog';
import { useSchemaForm } from '../../form/use-schema-form';
import { useUnsavedGuard } from '../../form/use-unsaved-guard';
import { LateTexts } from '../../i18n/late-texts';
import { useT } from '../../i18n/use-t';
import { useFactRules, useSayFact } from '../../orders/facts/use-fact-rules';
import { useTransportRules } from '../../orders/transport/use-transport-rules';
import { paths } from '../../paths';
import { NewOrderFields } from './new-order-fields';
import { emptyOrder, type OrderValues } from './order-values';

interface NewOrderProps {
  onClose: () => void;
}

/** The dialog in which the forwarder enters a request that came by phone or mail. */
export function NewOrder({ onClose }: NewOrderProps) {
  return (
    <LateTexts of="orders">
      <NewOrderForm onClose={onClose} />
    </LateTexts>
  );
}

function NewOrderForm({ onClose }: NewOrderProps) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const transportRules = useTransportRules();
  const factRules = useFactRules();
  const sayFact = useSayFact();
  const [client, setClient] = useState<Client | null>(null);
  // The name of a client who is being added; null while nobody is.
  const [newClient, setNewClient] = useState<string | null>(null);
  const { data: settings } = useQuery({
    queryKey: ['company-settings', 'read-only'],
    queryFn: ({ signal }) => api.get('/company-settings/read-only', { signal }),
    staleTime: 10 * 60 * 1000,
  });

  const { form, submit } = useSchemaForm<OrderValues>({
    schema: orderInputSchema,
    values: emptyOrder,
    rules: (order) => ({
      ...(order.client_id === null && { client_id: t('common.fault.required') }),
      ...(!order.client_email.trim() && { client_email: t('common.fault.required') }),
      ...transportRules(order),
      ...factRules(order),
    }),
    say: sayFact,
    onSubmit: async (body) => {
      const order = await api.post('/quotations', { body: body as Schemas['OrderInput'] });
      toast.success(t('newOrder.created', { id: order.id }));
      guard.release();
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      void navigate(paths.order(order.id));
    },
    onFailure: (error) => toast.failure(t('newOrder.failed'), error),
  });
  const guard = useUnsavedGuard(form.formState.isDirty);

  const chooseClient = (chosen: Client | null) => {
    setClient(chosen);
    form.setValue('client_id', chosen?.id ?? null, { shouldDirty: true, shouldValidate: true });
    if (chosen?.email) form.setValue('client_email', chosen.email, { shouldValidate: true });
  };

  return (
    <>
      <FormDialog
        title={t('newOrder.title')}
        form={form}
        submit={submit}
        submitLabel={t('newOrder.submit')}
        onClose={onClose}
        width={720}
      >
        <NewOrderFields
          client={client}
          onClient={chooseClient}
          onAddClient={setNewClient}
          paymentDays={settings?.payment_terms_days ?? null}
        />
      </FormDialog>
      {newClient !== null && (
        <Suspense>
          <LateTexts>
            <RecordCreate
              kind={clientKind}
              start={{ name: newClient }}
              onClose={() => setNewClient(null)}
              onCreated={chooseClient}
            />
          </LateTexts>
        </Suspense>
      )}
      {guard.dialog}
    </>
  );
}
