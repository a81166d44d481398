import type { CarrierDocumentType, LinkView } from '../api/public-api';
import { formatAtPlace, formatShortDay } from '../lib/format';
import type { Transport } from '../lib/transport';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { Icon } from '../ui/icon';
import { NextSteps, type Step } from '../ui/screens';
import { useTexts } from '../ui/texts';
import { actNow, isPodThere, sentOf } from './next-act';
import { isVehicleKnown, VEHICLE_FIELDS } from './vehicle-values';

interface CarrierStepsProps {
  view: LinkView;
  transport: Transport;
  /** The vehicle can be told still. */
  takesVehicle: boolean;
  texts: SubcontractorOrderMessages;
}

/** How far an order that was accepted has come, and what is left until it is paid. */
export function CarrierSteps({ view, transport, takesVehicle, texts }: CarrierStepsProps) {
  const { language, common } = useTexts();
  const { vehicle, accepted_at: acceptedAt } = view;
  const { pickup, delivery, paymentDays } = transport;
  const now = actNow(view);
  const timeAt = ({ at, zone }: Transport['pickup']) =>
    at ? formatAtPlace({ at, zone }, language) : common.notGiven;
  const pod = isPodThere(view);
  const invoice = sentOf(view, 'SUBCONTRACTOR_INVOICE');
  /** What came is done once the forwarder has looked at it. */
  const fileStep = (kind: CarrierDocumentType, became: keyof typeof texts.fileStates): Step => [
    texts.fileKinds[kind],
    texts.fileStates[became],
    became === 'confirmed' ? 'done' : 'waits',
  ];
  const steps: Step[] = [
    [texts.stepAccepted, acceptedAt ? formatShortDay(new Date(acceptedAt), language) : '', 'done'],
  ];
  if (isVehicleKnown(vehicle)) {
    const told = VEHICLE_FIELDS.map((field) => vehicle?.[field]?.replaceAll(' ', '\u00a0')).filter(Boolean);
    steps.push([texts.vehicle, told.join(', '), 'done']);
  } else if (takesVehicle) steps.push([texts.stepVehicle, '', now === 'vehicle' ? 'now' : 'later']);
  if (!view.loading_passed)
    steps.push([
      `${common.pickup}: ${pickup.city || common.notGiven}, ${timeAt(pickup)}`,
      [pickup.street, pickup.postCode].filter(Boolean).join(', '),
      'later',
    ]);
  steps.push(
    pod
      ? fileStep('POD', view.has_pod ? 'confirmed' : 'waiting')
      : [texts.cmr, timeAt(delivery), now === 'POD' ? 'now' : 'later'],
    invoice
      ? fileStep('SUBCONTRACTOR_INVOICE', invoice.state)
      : [texts.stepInvoice, '', now === 'SUBCONTRACTOR_INVOICE' ? 'now' : 'later'],
  );
  if (paymentDays !== null) steps.push([common.paymentTerm, common.days(paymentDays), 'later']);
  const done = (
    <>
      <Icon name="check" size="sm" />
      <span className="unseen">{texts.stepDone}</span>
    </>
  );
  return <NextSteps steps={steps} done={done} />;
}
