import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import DialogContent from '@mui/material/DialogContent';
import { api } from '../../kit/api/client';
import { problemOf } from '../../kit/api/use-describe-failure';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import type { Client, Schemas } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { clientKind } from '../clients/client-kind';
import { FieldOrigins } from '../../kit/form/field-origins';
import { RecordCreate } from '../../kit/directory/record-create';
import { FormDialog, FormWindow } from '../../kit/form/form-dialog';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { noFacts, type FactValues } from '../orders/facts/fact-values';
import { useFactRules, useSayFact } from '../orders/facts/use-fact-rules';
import { type TransportValues } from '../orders/transport/transport-values';
import { useTransportRules } from '../orders/transport/transport-end-fields';
import { paths } from '../../kit/paths';
import Button from '@mui/material/Button';
import MapPin from 'lucide-react/icons/map-pin';
import { useFormContext, useController } from 'react-hook-form';
import { useCountries } from '../../kit/api/countries';
import { Icon } from '../../kit/components/icon';
import { AddressFields } from '../../kit/form/address-fields';
import { Cell, FieldGrid, FieldGroup } from '../../kit/form/field-grid';
import { FormNumber } from '../../kit/form/form-number';
import { FormText } from '../../kit/form/form-text';
import { MoreFacts } from '../orders/facts/more-facts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useSearch } from '../../kit/components/use-search';
import { DraftFoot, SaveDraft, type StoredDraft } from './order-draft';
import { BesideMail, PasteMail, ReadMail, useMailReading, type MailSender } from './paste-mail';

const ClientFacts = styled('span')({
  font: '400 12px/16px var(--font)',
  color: 'var(--text-3)',
});

const ClientOption = styled('span')({
  display: 'grid',
  minWidth: 0,
});

const AddOption = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: 'var(--accent-text, inherit)',
});

const shown = 20;

/** Stands last in the list of clients, so that it is reached by the same keys: the one that is looked for is added. */
const add = { id: 'add', name: '' } as const;

interface ClientPickerProps {
  client: Client | null;
  onClient: (client: Client | null) => void;
  /** The one that is looked for does not exist yet; called with what was typed. */
  onAddClient: (name: string) => void;
}

/** Chooses one of the company's clients; what is typed is searched for on the server. */
function ClientPicker({ client, onClient, onAddClient }: ClientPickerProps) {
  const t = useT();
  const { field, fieldState } = useController({ name: 'client_id' });
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const name = typed === client?.name ? '' : typed.trim();
  const { found, isSearching } = useSearch({
    name: ['client-picker'],
    text: name,
    find: (q, signal) =>
      api.get('/client-directory', {
        params: { query: { q, page: 1, page_size: shown, sort: 'name' } },
        signal,
      }),
    enabled: open,
  });
  return (
    <Autocomplete<Client | typeof add, false, false, false>
      id="field-client_id"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={client}
      onChange={(_event, chosen) => (chosen?.id === add.id ? onAddClient(name) : onClient(chosen))}
      onInputChange={(_event, text) => setTyped(text)}
      // Whoever goes elsewhere first has left nothing out yet.
      onBlur={() => (client || name) && field.onBlur()}
      onKeyDown={(event) => {
        // Before the list has come, there is nothing to choose, and nothing to send.
        if (event.key === 'Enter' && open) event.preventDefault();
      }}
      autoHighlight
      options={found ? [...found.items, add] : []}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (option.id === add.id ? name : option.name)}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isSearching}
      loadingText={t('common.state.loading')}
      clearText={t('common.action.clear')}
      openText={t('newOrder.client')}
      closeText={t('common.action.close')}
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={14} />}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.id === add.id ? (
            <AddOption>
              <Icon of={Plus} size={14} />
              <ClientOption>
                <span className="cut">
                  {name ? t('newOrder.clientAddNamed', { name }) : t('newOrder.clientAdd')}
                </span>
                {found?.items.length === 0 && <ClientFacts>{t('newOrder.clientNone')}</ClientFacts>}
              </ClientOption>
            </AddOption>
          ) : (
            <ClientOption>
              <span className="cut">{option.name}</span>
              <ClientFacts className="cut">
                {[option.city, option.email ?? t('newOrder.clientNoEmail')].filter(Boolean).join(', ')}
              </ClientFacts>
            </ClientOption>
          )}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('newOrder.client')}
          required
          autoFocus
          placeholder={t('newOrder.clientHint')}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The fields of the form for a new order; named as in the API. */
interface OrderValues extends TransportValues, FactValues {
  client_id: number | null;
  client_email: string;
  pallets_count: number | string | null;
  weight: number | string | null;
  cargo_type: string;
  notes: string;
  payment_days: number | string | null;
}

/** Most transports leave Poland for Norway. */
const emptyOrder: OrderValues = {
  client_id: null,
  client_email: '',
  pickup_street: '',
  pickup_city: '',
  pickup_post_code: '',
  pickup_country: 'PL',
  pickup_date: null,
  delivery_street: '',
  delivery_city: '',
  delivery_post_code: '',
  delivery_country: 'NO',
  delivery_date: null,
  pallets_count: null,
  weight: null,
  cargo_type: '',
  notes: '',
  payment_days: null,
  ...noFacts,
};

/** What the form begins with of a draft; a client who is gone has to be chosen anew. */
function orderValuesOf({ draft, client }: StoredDraft): OrderValues {
  return { ...emptyOrder, ...(draft.values as Partial<OrderValues>), client_id: client?.id ?? null };
}

/** Fields that say something, other than those of an empty form. */
function filledFields(values: OrderValues): ReadonlySet<string> {
  const empty: Readonly<Record<string, unknown>> = { ...emptyOrder };
  const filled = Object.entries(values).filter(([field, value]) => value !== empty[field]);
  return new Set(filled.map(([field]) => field));
}

/** Side by side where there is room, as on the order's page. */
const Ends = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '16px 12px',
  alignItems: 'start',
});

interface NewOrderFieldsProps {
  client: Client | null;
  onClient: (client: Client | null) => void;
  /** Called with the name that was looked for. */
  onAddClient: (name: string) => void;
  /** The company's terms: they hold when the field stays empty. */
  paymentDays: number | null;
}

/** Client, pickup, delivery, cargo, and what else is known of it. */
function NewOrderFields({ client, onClient, onAddClient, paymentDays }: NewOrderFieldsProps) {
  const t = useT();
  const { byId } = useCountries();
  const { setValue } = useFormContext<OrderValues>();

  const pickUpAtClient = (from: Client) => {
    const touched = { shouldDirty: true, shouldValidate: true };
    setValue('pickup_street', from.address ?? '', touched);
    setValue('pickup_post_code', from.post_code ?? '', touched);
    setValue('pickup_city', from.city ?? '', touched);
    const country = byId(from.country_id)?.code;
    if (country) setValue('pickup_country', country, touched);
  };

  return (
    <>
      <FieldGrid>
        <Cell span={3}>
          <ClientPicker client={client} onClient={onClient} onAddClient={onAddClient} />
        </Cell>
        <Cell span={3}>
          <FormText
            name="client_email"
            label={t('newOrder.clientEmail')}
            required
            type="email"
            inputMode="email"
            hint={t('newOrder.clientEmailHint')}
          />
        </Cell>
      </FieldGrid>
      <Ends>
        <FieldGroup title={t('newOrder.pickup')}>
          {client?.address && (
            <Button variant="outlined" size="small" sx={{ mb: 1.5 }} onClick={() => pickUpAtClient(client)}>
              <Icon of={MapPin} size={14} />
              {t('newOrder.copyAddress')}
            </Button>
          )}
          <AddressFields prefix="pickup" />
        </FieldGroup>
        <FieldGroup title={t('newOrder.delivery')}>
          <AddressFields prefix="delivery" />
        </FieldGroup>
      </Ends>
      <FieldGroup title={t('newOrder.cargo')}>
        <FieldGrid>
          <Cell span={2} phone={3}>
            <FormNumber name="pallets_count" label={t('newOrder.pallets')} required whole />
          </Cell>
          <Cell span={2} phone={3}>
            <FormNumber name="weight" label={t('newOrder.weight')} measure="kg" required />
          </Cell>
          <Cell span={2}>
            <FormNumber
              name="payment_days"
              label={t('newOrder.paymentDays')}
              whole
              placeholder={paymentDays === null ? '' : String(paymentDays)}
            />
          </Cell>
          <Cell span={6}>
            <FormText name="cargo_type" label={t('newOrder.cargoType')} required maxLength={200} />
          </Cell>
          <Cell span={6}>
            <FormText
              name="notes"
              label={t('newOrder.notes')}
              placeholder={t('newOrder.notesHint')}
              rows={3}
              maxLength={4000}
            />
          </Cell>
        </FieldGrid>
        <MoreFacts />
      </FieldGroup>
    </>
  );
}

interface NewOrderProps {
  onClose: () => void;
}

/** The dialog in which the forwarder enters a request that came by phone or mail, also one that was kept as a draft: `?draft=12`. */
export function NewOrder({ onClose }: NewOrderProps) {
  const [params] = useSearchParams();
  const draft = Number(params.get('draft'));
  return (
    <LateTexts of="orders">
      {Number.isInteger(draft) && draft > 0 ? (
        <KeptOrder key={draft} id={draft} onClose={onClose} />
      ) : (
        <NewOrderForm onClose={onClose} />
      )}
    </LateTexts>
  );
}

/** A draft with the client whom it names, if that is still there. */
async function readDraft(id: number, signal: AbortSignal): Promise<StoredDraft> {
  const draft = await api.get('/order-drafts/{id}', { params: { path: { id } }, signal });
  const { client_id } = draft.values;
  const client = client_id
    ? await api
        .get('/client-directory/{id}', { params: { path: { id: client_id } }, signal })
        .catch((error: unknown) => {
          if (problemOf(error)?.status === 404) return null;
          throw error;
        })
    : null;
  return { draft, client };
}

/** The form with what a draft has. It is read once: what is typed is not replaced by what somebody else saves meanwhile. */
function KeptOrder({ id, onClose }: NewOrderProps & { id: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['order-draft', id],
    queryFn: ({ signal }) => readDraft(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data)
    return (
      <NewOrderForm key={data.draft.version} kept={data} onClose={onClose} onReload={() => void refetch()} />
    );
  if (!error) return null;
  return (
    <FormWindow title={t('newOrder.title')} width={720} onClose={onClose}>
      <DialogContent>
        {problemOf(error)?.status === 404 ? (
          <EmptyState title={t('newOrder.draft.notThereTitle')} text={t('newOrder.draft.notThere')}>
            <Button variant="contained" onClick={() => void navigate(paths.newOrder)}>
              {t('newOrder.draft.fresh')}
            </Button>
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </DialogContent>
    </FormWindow>
  );
}

/** The client that was handed over in the history, as the API gave it. */
function clientOf(state: unknown): Client | null {
  return typeof state === 'object' && state !== null && 'client' in state ? (state.client as Client) : null;
}

interface NewOrderFormProps extends NewOrderProps {
  kept?: StoredDraft;
  /** Reads the draft anew, which loses what was typed. */
  onReload?: () => void;
}

function NewOrderForm({ kept, onClose, onReload }: NewOrderFormProps) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const transportRules = useTransportRules();
  const factRules = useFactRules();
  const sayFact = useSayFact();
  // A client's page begins an order for that client.
  const [given] = useState(clientOf(useLocation().state));
  const [client, setClient] = useState<Client | null>(kept ? kept.client : given);
  // Null once it is known to be gone: the order is then made without it.
  const [draft, setDraft] = useState(kept?.draft ?? null);
  const [isSaving, setIsSaving] = useState(false);
  // What is known of a client who is being added; null while nobody is.
  const [newClient, setNewClient] = useState<MailSender | null>(null);
  const { data: settings } = useQuery({
    queryKey: ['company-settings', 'read-only'],
    queryFn: ({ signal }) => api.get('/company-settings/read-only', { signal }),
    staleTime: 10 * 60 * 1000,
  });
  const [start] = useState<OrderValues>(() => {
    if (kept) return orderValuesOf(kept);
    return given ? { ...emptyOrder, client_id: given.id, client_email: given.email ?? '' } : emptyOrder;
  });

  const tellFailure = async (error: unknown) => {
    const isGone = draft !== null && problemOf(error)?.status === 404 && (await isDraftGone(draft.id));
    if (isGone) setDraft(null);
    const isOther = draft !== null && problemOf(error)?.code === 'changed_meanwhile';
    toast.failure(
      t(isGone ? 'newOrder.draft.gone' : 'newOrder.failed'),
      error,
      isOther && onReload ? { action: { label: t('newOrder.draft.reload'), run: onReload } } : {},
    );
  };
  const { form, submit } = useSchemaForm<OrderValues>({
    schema: ({ orderInputSchema }) => orderInputSchema,
    values: start,
    rules: (order) => ({
      ...(order.client_id === null && { client_id: t('common.fault.required') }),
      ...(!order.client_email.trim() && { client_email: t('common.fault.required') }),
      ...transportRules(order),
      ...factRules(order),
    }),
    say: sayFact,
    onSubmit: async (body) => {
      const order = await api.post('/quotations', {
        body: {
          ...(body as Schemas['OrderInput']),
          ...(draft && { draft_id: draft.id, draft_version: draft.version }),
        },
      });
      toast.success(t('newOrder.created', { id: order.id }));
      guard.release();
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      void navigate(paths.order(order.id));
    },
    onFailure: (error) => void tellFailure(error),
  });
  const { isDirty } = form.formState;
  const guard = useUnsavedGuard(isDirty);

  const chooseClient = (chosen: Client | null) => {
    setClient(chosen);
    form.setValue('client_id', chosen?.id ?? null, { shouldDirty: true, shouldValidate: true });
    if (chosen?.email) form.setValue('client_email', chosen.email, { shouldValidate: true });
  };

  const { reading, origins, read, note } = useMailReading(
    form,
    (found) => {
      // Whoever wrote gets the answer, not the address of the directory.
      const writer = form.getValues('client_email');
      chooseClient(found);
      if (writer) form.setValue('client_email', writer, { shouldDirty: true, shouldValidate: true });
    },
    useMemo(() => filledFields(start), [start]),
  );

  const leave = () => {
    guard.release();
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    onClose();
  };

  return (
    <>
      <FormDialog
        title={t('newOrder.title')}
        form={form}
        submit={submit}
        submitLabel={t('newOrder.submit')}
        loading={isSaving}
        onClose={onClose}
        width={960}
        foot={draft && <DraftFoot draft={draft} onDeleted={leave} />}
        second={
          <SaveDraft
            draft={draft}
            isNothing={!isDirty && given === null}
            onSaved={(saved, isWhole) => (isWhole ? leave() : setDraft(saved))}
            onBusy={setIsSaving}
            {...(onReload && { onReload })}
          />
        }
      >
        <PasteMail reading={reading} onRead={read} />
        <FieldOrigins value={origins}>
          {/* One tree in both shapes: fields that are rebuilt lose the focus. */}
          <BesideMail data-beside={reading !== null}>
            {reading && (
              <ReadMail key={reading.text} reading={reading} onNote={note} onAddClient={setNewClient} />
            )}
            <div key="fields">
              <NewOrderFields
                client={client}
                onClient={chooseClient}
                onAddClient={(name) => setNewClient({ name })}
                paymentDays={settings?.payment_terms_days ?? null}
              />
            </div>
          </BesideMail>
        </FieldOrigins>
      </FormDialog>
      {newClient !== null && (
        <Suspense>
          <LateTexts>
            <RecordCreate
              kind={clientKind}
              start={newClient}
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

/** Of a refusal that names nothing, whether it was the draft that is not there. */
async function isDraftGone(id: number): Promise<boolean> {
  try {
    await api.get('/order-drafts/{id}', { params: { path: { id } } });
    return false;
  } catch (error) {
    return problemOf(error)?.status === 404;
  }
}
