import type { ReactNode } from 'react';
import { formatAtPlace } from '../lib/format';
import type { Transport } from '../lib/transport';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { NextSteps, Screen } from '../ui/screens';
import { useTexts } from '../ui/texts';
import { RecallCard } from '../ui/transport-card';
import type { Decision } from '../ui/use-decision';

interface OrderAnsweredProps {
  decision: Decision;
  order: number;
  transport: Transport;
  texts: SubcontractorOrderMessages;
  /** What can still be done about an order that was accepted. */
  children?: ReactNode;
}

/** Thanks for the carrier's answer; or that it was given before, or comes too late. */
export function OrderAnswered({ decision, order, transport, texts, children }: OrderAnsweredProps) {
  const { language, common } = useTexts();
  const { given, before } = decision;
  if (given === 'accept') {
    const { pickup } = transport;
    const when = pickup.at ? formatAtPlace({ at: pickup.at, zone: pickup.zone }, language) : common.notGiven;
    const where = [pickup.street, pickup.postCode].filter(Boolean).join(', ');
    return (
      <Screen icon="check" tone="good" title={texts.thanksTitle} text={texts.acceptedText(String(order))}>
        {children}
        <NextSteps
          steps={[
            [texts.loadingStep(pickup.city || common.notGiven, when), where],
            [texts.cmr, texts.cmrText],
            [texts.question, texts.questionText],
          ]}
        />
      </Screen>
    );
  }
  if (given === 'reject') {
    return (
      <Screen icon="check" tone="calm" title={texts.thanksTitle} text={texts.rejectedText(String(order))}>
        <NextSteps
          steps={[
            [texts.rejectedStep, texts.rejectedStepText],
            [texts.question, texts.questionText],
          ]}
        />
      </Screen>
    );
  }
  if (before) {
    const accepted = before === 'accept';
    return (
      <Screen
        icon={accepted ? 'check' : 'cross'}
        tone="calm"
        title={accepted ? texts.alreadyAcceptedTitle : texts.alreadyRejectedTitle}
        text={texts.alreadyText}
      >
        {accepted && children}
        <RecallCard title={texts.title(String(order))} transport={transport} />
      </Screen>
    );
  }
  return (
    <Screen icon="clock" tone="calm" title={texts.closedTitle} text={decision.closed || texts.closedText} />
  );
}
