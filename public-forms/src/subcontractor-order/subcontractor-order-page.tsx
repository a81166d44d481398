import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isTrouble } from '../api/outcome';
import type { Answer, PublicApi } from '../api/public-api';
import { useApi } from '../api/use-remote';
import { countryName } from '../lib/countries';
import { formatAmount, formatMoment, formatPrice, formatShortDay } from '../lib/format';
import type { Transport } from '../lib/transport';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { DecisionDock } from '../ui/decision-dock';
import { FromTo, KeyValues, Price, RecallCard, useCargoRows, useReferenceRows } from '../ui/transport-card';
import { Icon } from '../ui/icon';
import { ErrorSummary, SampleNotice, TroubleNotice } from '../ui/notices';
import { ON_SERVER, useAddress, usePrepared } from '../ui/prepared';
import { Question, useAskedAbout } from '../ui/question';
import { BadLink, NextSteps, Screen, Skeleton } from '../ui/screens';
import { Shell } from '../ui/shell';
import { platformWorded, useTexts } from '../ui/texts';
import { useDecision, type Decision } from '../ui/use-decision';
import { useSender } from '../ui/use-sender';
import { CarrierDocuments } from './carrier-documents';
import { CarrierSteps } from './carrier-steps';
import { actNow, type CarrierAct } from './next-act';
import { orderAnswer, useSubcontractorOrder, type SubcontractorOrderState } from './use-subcontractor-order';
import { useVehicle, VEHICLE_FORM, VehicleFields, type VehicleTelling } from './vehicle-fields';
import { isVehicleKnown } from './vehicle-values';

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
  const act = report.view && actNow(report.view);
  const documents = <CarrierDocuments api={api} state={state} act={act} texts={texts} />;
  const vehicle = takesVehicle && <VehicleForm telling={telling} act={act} texts={texts} />;
  const steps = report.view && transport && (
    <CarrierSteps view={report.view} transport={transport} takesVehicle={takesVehicle} texts={texts} />
  );
  const broken = fault ?? decision.refusedBy;
  const answered = decision.given ?? decision.before ?? decision.closed;
  // As it was when the order was first seen accepted: nothing changes places while somebody is at it.
  const [first, setFirst] = useState<{ act: boolean; documents: boolean } | null>(null);
  // Who was there to load comes back with the papers.
  if (first === null && answered === 'accept' && report.view)
    setFirst({ act: act !== null, documents: report.view.loading_passed });
  const open = link !== null && !broken && answered === null;
  const price =
    state.price === null ? null : formatPrice({ amount: state.price, currency: state.currency }, language);
  const about = useAskedAbout();
  // Where a form of the page led: the server alone writes that, and no script wakes it up.
  // What is wrong with the vehicle is mended first: its fields are on the page itself.
  const asked = ON_SERVER && open && report.view && telling.submission.items.length === 0 ? about : null;

  return (
    <Shell
      home="/subcontractor-order-view"
      address={address}
      company={broken ? (company ?? '') : company}
      contact={broken ? null : report.view?.contact}
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
        <OrderAnswered
          decision={decision}
          order={link.orderId}
          acceptedAt={report.view?.accepted_at ?? null}
          transport={transport}
          texts={texts}
        >
          {!first?.act && steps}
          {first?.documents ? documents : vehicle}
          {first?.act && steps}
          {first?.documents ? vehicle : documents}
          <RecallCard title={texts.title(String(link.orderId))} transport={transport} />
          <PriceCard state={state} transport={transport} texts={texts} />
          <InvoiceCard state={state} texts={texts} />
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

/** What the carrier is paid, when, and for which transport. */
function PriceCard({ state, transport, texts }: OrderDetailsProps) {
  const { language, common } = useTexts();
  const references = useReferenceRows(transport.facts, 'carrier');
  const { price, currency, clientName } = state;
  return (
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
  );
}

/** To whom the carrier makes out its invoice; nothing before it has accepted. */
function InvoiceCard({ state, texts }: Omit<OrderDetailsProps, 'transport'>) {
  const { language } = useTexts();
  const to = state.report.view?.invoice_to;
  if (!to) return null;
  const { name, address, post_code, city, country, tax_number: number } = to;
  const lines = [
    name,
    address,
    [post_code, city].filter(Boolean).join(' '),
    country && countryName(country, language),
    number && `${number.label} ${number.value}`,
  ];
  return (
    <section className="card">
      <h2>{texts.invoiceData}</h2>
      <p className="notes" {...platformWorded}>
        {lines.filter(Boolean).join('\n')}
      </p>
    </section>
  );
}

function OrderDetails({ state, transport, texts }: OrderDetailsProps) {
  const { common } = useTexts();
  const cargo = useCargoRows(transport);
  return (
    <>
      <PriceCard state={state} transport={transport} texts={texts} />
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

interface VehicleFormProps {
  telling: VehicleTelling;
  /** What is expected of the carrier. */
  act: CarrierAct | null;
  texts: SubcontractorOrderMessages;
}

/** Vehicle and driver after the order was accepted: to tell, or to correct. */
function VehicleForm({ telling, act, texts }: VehicleFormProps) {
  const { common } = useTexts();
  const { form, element, submission, saved, save } = telling;
  const isKnown = isVehicleKnown(form.values);
  return (
    <>
      <ErrorSummary items={submission.items} attempt={submission.attempt} />
      <TroubleNotice trouble={submission.trouble} title={texts.vehicleFailed} retry={save} />
      {submission.conflict !== null && <p className="notice notice-warn">{submission.conflict}</p>}
      <VehicleFields
        form={form}
        element={element}
        lead={texts.vehicleLater}
        folded={isKnown && !saved && submission.items.length === 0 ? texts.vehicleChange : null}
        action={['action', 'vehicle']}
        texts={texts}
        onSubmit={save}
      >
        <div className="vehicle-action">
          <button
            type="submit"
            className={`button ${act === 'vehicle' ? 'primary' : 'outline'} large wide`}
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

interface OrderAnsweredProps {
  decision: Decision;
  order: number;
  /** When it was accepted, as the API tells it; null where that is not known. */
  acceptedAt: string | null;
  transport: Transport;
  texts: SubcontractorOrderMessages;
  /** What can still be done about an order that was accepted. */
  children?: ReactNode;
}

/** Thanks for the carrier's answer; or that it was given before, or comes too late. */
function OrderAnswered({ decision, order, acceptedAt, transport, texts, children }: OrderAnsweredProps) {
  const { language } = useTexts();
  const { given, before } = decision;
  if (given === 'accept') {
    return (
      <Screen icon="check" tone="good" title={texts.thanksTitle} text={texts.acceptedText(String(order))}>
        {children}
      </Screen>
    );
  }
  if (given === 'reject') {
    return (
      <Screen icon="check" tone="calm" title={texts.thanksTitle} text={texts.rejectedText(String(order))}>
        <NextSteps steps={[[texts.rejectedStep, texts.rejectedStepText]]} />
      </Screen>
    );
  }
  if (before) {
    const accepted = before === 'accept';
    const day = acceptedAt ? formatShortDay(new Date(acceptedAt), language) : '';
    return (
      <Screen
        icon={accepted ? 'check' : 'cross'}
        tone={accepted ? 'good' : 'calm'}
        title={accepted ? texts.acceptedTitle(order, day) : texts.alreadyRejectedTitle}
        // Who has just tried to answer otherwise is told that nothing came of it.
        text={
          accepted && !decision.closed
            ? `${transport.pickup.city} → ${transport.delivery.city}`
            : texts.alreadyText
        }
      >
        {accepted ? children : <RecallCard title={texts.title(String(order))} transport={transport} />}
      </Screen>
    );
  }
  return (
    <Screen icon="clock" tone="calm" title={texts.closedTitle} text={decision.closed || texts.closedText} />
  );
}

interface DocumentButtonProps {
  api: PublicApi;
  state: SubcontractorOrderState;
  texts: SubcontractorOrderMessages;
}

/** The parameter that asks the page for the document instead, for browsers without scripts. */
export const DOCUMENT = 'document';

/** The order as a PDF, once the server's record says that there is one. */
function DocumentButton({ api, state, texts }: DocumentButtonProps) {
  const { language, common } = useTexts();
  const { sending, trouble, send } = useSender();
  const prepared = usePrepared();
  const sent = ON_SERVER && prepared ? prepared.sent : null;
  const ended = sent?.action === 'document' ? sent.outcome : null;
  const { query, report } = state;
  if (!query || !report.view?.has_document) return null;
  const save = (): void =>
    send(
      'document',
      () => api.orderDocument(query),
      (outcome) => {
        if (outcome.kind === 'done')
          saveFile(outcome.data.name ?? `${texts.titleAlone}.pdf`, outcome.data.content);
        // The link or the order is not what it was: the page asks and says so.
        else report.ask();
      },
    );
  return (
    <>
      <form
        className="document"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {Object.entries({ ...query, lang: language, [DOCUMENT]: 1 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button outline large wide" disabled={sending !== null}>
          <Icon name="down" />
          <span>{sending === null ? texts.document : common.processing}</span>
        </button>
      </form>
      <TroubleNotice
        trouble={trouble ?? (ended && isTrouble(ended) ? ended : null)}
        title={texts.documentFailed}
        retry={save}
      />
    </>
  );
}

/** Has the browser save a file under a name. */
function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the file after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
