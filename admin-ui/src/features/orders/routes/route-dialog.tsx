import { wayOf } from '../../../kit/format/way';
import { useCompanyDefaults } from '../queries/order-queries';
import type { Route } from '../queries/types';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { Note } from '../../../kit/components/note';
import { useToast } from '../../../kit/components/use-toast';
import { FormDateTime } from '../../../kit/form/form-date';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormNumber } from '../../../kit/form/form-number';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useT } from '../../../kit/i18n/use-t';
import { useWindowRules } from '../facts/use-fact-rules';
import { useOrder } from '../order-context';
import { TransportEndFields, TransportEnds, useTransportRules } from '../transport/transport-end-fields';
import { transportOf } from '../transport/transport-values';
import { deliveryOf, endsWhereItBegins, routeDefaults, type RouteValues } from './route-defaults';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useOrderMutation } from '../queries/use-order-mutation';

interface RouteDialogProps {
  /** The route to edit; without it, a new one is added. */
  route?: Route;
  onClose: () => void;
}

/** Adds a route or edits one. A new one begins with the company's payment term, so it waits for that. */
export function RouteDialog({ route, onClose }: RouteDialogProps) {
  const { data, isPending } = useCompanyDefaults();
  if (!route && isPending) return null;
  return <RouteForm route={route} paymentTerms={data?.payment_terms_days ?? null} onClose={onClose} />;
}

/** Adds a route to the order, or saves the one that is given. Bodies come checked by the API's own schema. */
function useSaveRoute(route: Route | undefined) {
  const t = useT();
  const toast = useToast();
  const { goTo } = useOrder();
  return useOrderMutation({
    run: (body: unknown) =>
      route
        ? api.put('/order-routes/{id}', {
            params: { path: { id: route.id } },
            body: body as Schemas['RouteUpdate'],
          })
        : api.post('/order-routes', { body: body as Schemas['RouteInput'] }),
    done: (saved) => {
      toast.success(
        t(route ? 'orders.routeDialog.saved' : 'orders.routeDialog.created', { route: wayOf(saved) }),
      );
      if (!route) goTo({ tab: 'route', routeId: saved.id, part: 'quotes' });
    },
  });
}

interface RouteFormProps {
  route: Route | undefined;
  /** The company's days until payment, for a new route. */
  paymentTerms: number | null;
  onClose: () => void;
}

/** The form of a route. A further route begins in the country where the last one ends. */
function RouteForm({ route, paymentTerms, onClose }: RouteFormProps) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const rules = useTransportRules();
  const windowRules = useWindowRules();
  const save = useSaveRoute(route);
  const last = order.routes.at(-1);
  const goesOn = !route && last !== undefined;

  const { form, submit } = useSchemaForm<RouteValues>({
    schema: ({ routeInputSchema, routeUpdateSchema }) => (route ? routeUpdateSchema : routeInputSchema),
    values: route
      ? {
          ...transportOf(route),
          pickup_until: route.pickup_until,
          delivery_until: route.delivery_until,
          payment_terms: route.payment_terms,
        }
      : { ...routeDefaults(order, order.routes, paymentTerms), quotation_id: order.id },
    empty: 'null',
    rules: (values) => ({ ...rules(values), ...windowRules(values) }),
    onSubmit: async (body) => {
      await save.mutateAsync(body);
      onClose();
    },
    onFailure: (error) =>
      toast.failure(t(route ? 'orders.routeDialog.saveFailed' : 'orders.routeDialog.createFailed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  const fillDelivery = (from: ReturnType<typeof deliveryOf>) => {
    for (const [name, value] of Object.entries(from)) {
      form.setValue(name as keyof RouteValues, value, { shouldDirty: true, shouldValidate: true });
    }
  };

  return (
    <>
      <FormDialog
        title={
          route
            ? t('orders.routeDialog.editTitle', { route: wayOf(route) })
            : t('orders.routeDialog.newTitle')
        }
        form={form}
        submit={submit}
        submitLabel={t(route ? 'orders.routeDialog.save' : 'orders.routeDialog.create')}
        onClose={askToClose}
        width={960}
      >
        <TransportEnds>
          <TransportEndFields end="pickup" autoFocus fixedCountry={goesOn}>
            {goesOn && t('orders.routeDialog.countryOfPrevious')}
          </TransportEndFields>
          <TransportEndFields end="delivery">
            {goesOn && (
              <>
                {t('orders.routeDialog.fillDelivery')}
                <Button size="small" onClick={() => fillDelivery(deliveryOf(order))}>
                  {t('orders.routeDialog.fromOrder')}
                </Button>
                <Button size="small" onClick={() => fillDelivery(deliveryOf(last))}>
                  {t('orders.routeDialog.fromLast')}
                </Button>
              </>
            )}
          </TransportEndFields>
        </TransportEnds>
        <RoundTripWarning />
        <TransportEnds>
          <FormDateTime name="pickup_until" label={t('orders.facts.pickupUntil')} />
          <FormDateTime name="delivery_until" label={t('orders.facts.deliveryUntil')} />
          <FormNumber name="payment_terms" label={t('orders.routeDialog.paymentTerms')} whole />
        </TransportEnds>
      </FormDialog>
      {question}
    </>
  );
}

/** Warns of a route that leads nowhere, or takes no time, in the form around it. */
function RoundTripWarning() {
  const t = useT();
  const values = useWatch<RouteValues>() as RouteValues;
  const takesNoTime = values.pickup_date && values.pickup_date === values.delivery_date;
  return (
    <>
      {endsWhereItBegins(values) && (
        <Note tone="warn" role="status">
          {t('orders.routeDialog.sameEnds')}
        </Note>
      )}
      {takesNoTime && (
        <Note tone="bad" role="status">
          {t('orders.routeDialog.noTime')}
        </Note>
      )}
    </>
  );
}
