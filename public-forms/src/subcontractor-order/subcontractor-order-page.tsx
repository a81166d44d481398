import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Answer } from '../api/public-api';
import { useApi } from '../api/use-remote';
import { formatAmount, formatMoment, formatPrice } from '../lib/format';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { DecisionDock } from '../ui/decision-dock';
import { ErrorSummary, SampleNotice, TroubleNotice } from '../ui/notices';
import { Question, useAskedAbout } from '../ui/question';
import { BadLink } from '../ui/screens';
import { Shell } from '../ui/shell';
import { Skeleton } from '../ui/skeleton';
import { useReferenceRows } from '../ui/fact-rows';
import { Icon } from '../ui/icon';
import { platformWorded, useTexts } from '../ui/texts';
import { FromTo, KeyValues, Price, useCargoRows } from '../ui/transport-card';
import type { Transport } from '../lib/transport';
import { useAddress } from '../ui/use-address';
import { useDecision } from '../ui/use-decision';
import { DocumentButton } from './document-button';
import { orderAnswer } from './order-answer';
import { OrderAnswered } from './order-answered';
import { useSubcontractorOrder, type SubcontractorOrderState } from './use-subcontractor-order';
import { useVehicle, type VehicleTelling } from './use-vehicle';
import { VehicleFields, VEHICLE_FORM } from './vehicle-fields';

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
        api.answerOrder(
          link.orderId,
          orderAnswer(link, action, reason, action === 'accept' ? toldVehicle.current() : {}),
        )),
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
  const price =
    state.price === null ? null : formatPrice({ amount: state.price, currency: state.currency }, language);
  const about = useAskedAbout();
  // What is wrong with the vehicle is mended first: its fields are on the page itself.
  const asked = open && report.view && telling.submission.items.length === 0 ? about : null;

  return (
    <Shell
      home="/subcontractor-order-view"
      address={address}
      company={broken ? (company ?? '') : company}
      dock={
        open &&
        !asked && (
          <DecisionDock
            decision={decision}
            ready={report.view !== null}
            price={price}
            texts={texts}
            form={VEHICLE_FORM}
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
        <OrderAnswered decision={decision} order={link.orderId} transport={transport} texts={texts}>
          {takesVehicle && <VehicleForm telling={telling} texts={texts} />}
          <DocumentButton api={api} state={state} texts={texts} />
        </OrderAnswered>
      )}
      {asked && (
        <Question
          answer={asked}
          price={price}
          texts={texts}
          failed={texts.failed}
          kept={telling.form.values}
        />
      )}
      {!broken && answered === null && !asked && (
        <>
          <h1>{link ? texts.title(String(link.orderId)) : texts.titleAlone}</h1>
          {state.isSample ? (
            <SampleNotice text={common.sample} />
          ) : (
            <p className="lead" {...platformWorded}>
              {texts.lead}{' '}
              {link && common.validUntil(formatMoment(new Date(link.signature.exp * 1000), language))}
            </p>
          )}
          <ErrorSummary items={telling.submission.items} attempt={0} />
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
                  action={['ask', 'accept']}
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
        <p className="price price-large" {...platformWorded}>
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

/** Vehicle and driver after the order was accepted: to tell, or to correct. */
function VehicleForm({ telling, texts }: { telling: VehicleTelling; texts: SubcontractorOrderMessages }) {
  const { common } = useTexts();
  const { form, element, submission, saved, save } = telling;
  return (
    <>
      <ErrorSummary items={submission.items} attempt={submission.attempt} />
      <TroubleNotice trouble={submission.trouble} title={texts.vehicleFailed} retry={save} />
      {submission.conflict !== null && <p className="notice notice-warn">{submission.conflict}</p>}
      <VehicleFields
        form={form}
        element={element}
        lead={texts.vehicleLater}
        action={['action', 'vehicle']}
        texts={texts}
        onSubmit={save}
      >
        <div className="vehicle-action">
          <button
            type="submit"
            className="button primary large wide"
            name="action"
            value="vehicle"
            disabled={submission.sending}
          >
            {submission.sending ? common.processing : texts.vehicleSave}
          </button>
        </div>
        <p className="saved" role="status">
          {saved && (
            <>
              <Icon name="check" size="sm" />
              <span>{texts.vehicleSaved}</span>
            </>
          )}
        </p>
      </VehicleFields>
    </>
  );
}
