import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { landing as landingEn } from '../../features/landing/texts/landing.en';
import { landing as landingNo } from '../../features/landing/texts/landing.no';
import { landing as landingPl } from '../../features/landing/texts/landing.pl';
import { orders as ordersEn } from '../../features/orders/texts/orders.en';
import { orders as ordersNo } from '../../features/orders/texts/orders.no';
import { orders as ordersPl } from '../../features/orders/texts/orders.pl';
import { status as statusEn } from '../../kit/i18n/texts/kit.en';
import { status as statusNo } from '../../kit/i18n/texts/kit.no';
import { status as statusPl } from '../../kit/i18n/texts/kit.pl';

const languages = {
  pl: { chips: statusPl.short, steps: ordersPl.stepper.step, picture: landingPl.picture.steps },
  en: { chips: statusEn.short, steps: ordersEn.stepper.step, picture: landingEn.picture.steps },
  no: { chips: statusNo.short, steps: ordersNo.stepper.step, picture: landingNo.picture.steps },
};

/** The steps of the picture on the landing page, by status. */
const drawn = {
  created: 'request',
  accepted: 'accepted',
  sent_to_subcontractors: 'valuation',
  sent_to_client: 'withClient',
  accepted_by_client: 'offerAccepted',
  order_created: 'order',
  sent_to_contractor: 'withCarrier',
  in_progress: 'progress',
  pod_received: 'pod',
  invoice_created: 'invoice',
  invoice_sent: 'sent',
  paid: 'paid',
} as const;

for (const [language, { chips, steps, picture }] of Object.entries(languages))
  describe(`the words of statuses in ${language}`, () => {
    it('are in the stepper those of the chips, if shorter', () => {
      for (const [status, step] of Object.entries(steps)) {
        const chip = chips[status as keyof typeof chips].toLowerCase();
        assert.ok(
          chip.includes(step.toLowerCase()),
          `${status}: “${step}” in the stepper, “${chip}” on chips`,
        );
      }
    });

    it('are in the picture of the landing page those of the stepper', () => {
      for (const [status, step] of Object.entries(drawn))
        assert.equal(picture[step], steps[status as keyof typeof drawn]);
    });
  });
