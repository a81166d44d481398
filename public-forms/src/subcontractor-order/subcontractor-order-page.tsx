import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Answer } from '../api/public-api';
import { useApi } from '../api/use-remote';
import { formatAmount, formatMoment, formatPrice } from '../lib/format';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { DecisionDock } from '../ui/decision-dock';
import { SampleNotice, TroubleNotice } from '../ui/notices';
import { BadLink } from '../ui/screens';
import { Shell } from '../ui/shell';
import { Skeleton } from '../ui/skeleton';
import { useReferenceRows } from '../ui/fact-rows';
import { useTexts } from '../ui/texts';
import { FromTo, KeyValues, Price, useCargoRows } from '../ui/transport-card';
import type { Transport } from '../lib/transport';
import { useAddress } from '../ui/use-address';
import { useDecision } from '../ui/use-decision';
import { DocumentButton } from './document-button';
import { OrderAnswered } from './order-answered';
import { useSubcontractorOrder, type SubcontractorOrderState } from './use-subcontractor-order';
import { useVehicle, type VehicleTelling } from './use-vehicle';
import { VehicleFields } from './vehicle-fields';
import { VehicleForm } from './vehicle-form';

/** The page on which a carrier accepts or rejects an order. */
export function SubcontractorOrderPage({ texts }: { texts: SubcontractorOrderMessages }) {
  const { language, common } = useTexts();
  const api = useApi();
  const address = useAddress();
  const state = useSubcontractorOrder(api, address);
  const { link, fault, report, transport, company } = state;
  const toldVehicle = useRef<VehicleTelling['withAcceptance']>(() => ({}));
  const call = useMemo(
    () =>
      link &&
      ((action: Answer, reason: string | null) =>
        api.answerOrder(link.orderId, {
          action,
          subcontractor_id: link.subcontractorId,
          ...(link.routeId === null ? {} : { route_id: link.routeId }),
          ...(reason ? { reason } : {}),
          ...(action === 'accept' ? toldVehicle.current() : {}),
          ...link.signature,
        })),
    [api, link],
  );
  const decision = useDecision(report, call);
  const telling = useVehicle(api, state, decision.given === 'accept', texts);
  useLayoutEffect(() => {
    toldVehicle.current = telling.withAcceptance;
  });
  const takesVehicle = decision.given === 'accept' || (report.view?.takes_vehicle ?? false);
  const broken = fault ?? decision.refusedBy;
  const answered = decision.given ?? decision.before ?? decision.closed;
  const open = link !== null && !broken && answered === null;

  return (
    <Shell
      home="/subcontractor-order-view"
      address={address}
      company={broken ? (company ?? '') : company}
      dock={
        open && (
          <DecisionDock
            decision={decision}
            ready={report.view !== null}
            price={
              state.price === null
                ? null
                : formatPrice({ amount: state.price, currency: state.currency }, language)
            }
            texts={texts}
          />
        )
      }
    >
      {broken && (
        <BadLink
          reason={broken}
          title={texts.errorTitle}
          text={broken === 'missing' ? texts.missingData : broken === 'expired' ? undefined : texts.errorText}
        />
      )}
      {!broken && link && transport && answered !== null && (
        <OrderAnswered decision={decision} order={link.orderId} pickup={transport.pickup} texts={texts}>
          {takesVehicle && <VehicleForm telling={telling} texts={texts} />}
          <DocumentButton api={api} state={state} texts={texts} />
        </OrderAnswered>
      )}
      {!broken && answered === null && (
        <>
          <h1>{link ? texts.title(String(link.orderId)) : texts.titleAlone}</h1>
          {state.isSample ? (
            <SampleNotice text={common.sample} />
          ) : (
            <p className="lead">
              {texts.lead}{' '}
              {link && common.validUntil(formatMoment(new Date(link.signature.exp * 1000), language))}
            </p>
          )}
          <TroubleNotice trouble={report.trouble} title={common.loadFailed} retry={report.ask} />
          <TroubleNotice trouble={decision.trouble} title={texts.failed} retry={decision.retry} />
          {transport ? (
            <>
              <OrderDetails state={state} transport={transport} texts={texts} />
              <DocumentButton api={api} state={state} texts={texts} />
              {link && (
                <VehicleFields
                  form={telling.form}
                  element={telling.element}
                  lead={texts.vehicleNow}
                  texts={texts}
                  onSubmit={() => undefined}
                />
              )}
            </>
          ) : (
            <Skeleton label={texts.loading} />
          )}
        </>
      )}
    </Shell>
  );
}

interface OrderDetailsProps {
  state: SubcontractorOrderState;
  transport: Transport;
  texts: SubcontractorOrderMessages;
}

function OrderDetails({ state, transport, texts }: OrderDetailsProps) {
  const { language, common } = useTexts();
  const cargo = useCargoRows(transport);
  const references = useReferenceRows(transport.facts, 'carrier');
  const { price, currency, clientName } = state;
  return (
    <>
      <section className="card">
        <h2 className="price-label">{texts.price}</h2>
        <p className="price price-large">
          {price === null ? (
            common.notGiven
          ) : (
            <Price amount={formatAmount(price, language)} currency={currency} />
          )}
        </p>
        <KeyValues
          rows={[
            [
              common.paymentTerm,
              transport.paymentDays === null ? common.notGiven : common.days(transport.paymentDays),
            ],
            [texts.client, clientName || texts.unknownClient],
            ...references,
          ]}
        />
      </section>
      <section className="card">
        <FromTo transport={transport} />
      </section>
      {cargo.length > 0 && (
        <section className="card">
          <h2>{common.cargo}</h2>
          <KeyValues rows={cargo} />
        </section>
      )}
      {transport.notes && (
        <section className="card">
          <h2>{common.notes}</h2>
          <p className="notes">{transport.notes}</p>
        </section>
      )}
    </>
  );
}
