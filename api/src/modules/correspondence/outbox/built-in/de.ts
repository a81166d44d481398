import { paragraphs, type TemplateSet } from './mail-template.js';

const greeting = 'Guten Tag {{name}},';
const farewell = 'Mit freundlichen Grüßen<br>{{company}}';

/** German. */
export const germanTemplates = {
  quote_request: {
    subject: 'Ihr schnelles Transportangebot von {{company}}',
    body: paragraphs(
      greeting,
      'haben Sie Ware zu transportieren? Nennen Sie uns Ladeort, Entladeort, Termin und Ladung – ' +
        'um alles Weitere kümmern wir uns.',
      'Das kurze Formular ist in wenigen Minuten ausgefüllt:',
      '{{order_link}}',
      'Haben Sie vorab Fragen? Antworten Sie einfach auf diese E-Mail.',
      farewell,
    ),
  },
  quote_confirmation: {
    subject: 'Danke für Ihre Anfrage – Angebot innerhalb von 24 Stunden',
    body: paragraphs(
      greeting,
      'vielen Dank für Ihre Anfrage und Ihr Vertrauen. ' +
        'Wir arbeiten bereits daran und senden Ihnen innerhalb von 24 Stunden ein Angebot.',
      'Diese Angaben haben wir von Ihnen erhalten:',
      '[ORDER DETAILS]',
      'Hat sich etwas geändert? Hier können Sie die Angaben anpassen:',
      '{{order_link}}',
      farewell,
    ),
  },
  completion_request: {
    subject: 'Bitte ergänzen Sie Ihre Transportanfrage',
    body: paragraphs(
      greeting,
      'für ein genaues Angebot fehlen uns noch einige Angaben zu Ihrem Transport. ' +
        'Was wir schon wissen, steht bereits im Formular – der Rest ist schnell ergänzt.',
      '{{order_link}}',
      'Bisher liegt uns Folgendes vor:',
      '[ORDER DETAILS]',
      'Sobald alles vollständig ist, melden wir uns mit unserem Angebot.',
      farewell,
    ),
  },
  order_acceptance: {
    subject: 'Ihr Transportauftrag ist bestätigt',
    body: paragraphs(
      greeting,
      'vielen Dank für Ihren Auftrag. Wir haben ihn erfasst und kümmern uns um die Durchführung.',
      '[ORDER DETAILS]',
      'Wir halten Sie auf dem Laufenden. ' +
        'Bei Änderungen oder Fragen antworten Sie einfach auf diese E-Mail.',
      farewell,
    ),
  },
  subcontractor_price_request: {
    subject: 'Preisanfrage für einen Transport',
    body: paragraphs(
      greeting,
      'wir haben folgenden Transport zu vergeben und freuen uns auf Ihren Preis:',
      '[ORDER DETAILS]',
      'Preis und Termine sind in einer Minute eingetragen, ganz ohne Anmeldung:',
      '{{order_link}}',
      'Vielen Dank im Voraus.',
      farewell,
    ),
  },
  offers_to_client: {
    subject: 'Transportangebot',
    body: paragraphs(
      greeting,
      'hier ist unser Angebot für Ihren Transport.',
      '[OFFER DETAILS]',
      'Sie können es direkt online annehmen oder ablehnen:',
      '[OFFER ACCEPTANCE LINK]',
      'Passen Termin oder Preis noch nicht ganz? Antworten Sie auf diese E-Mail – wir finden eine Lösung.',
      farewell,
    ),
  },
  subcontractor_acceptance_request: {
    subject: 'Transportauftrag zur Bestätigung',
    body: paragraphs(
      greeting,
      'wir möchten Ihnen folgenden Transportauftrag erteilen.',
      '[ORDER DETAILS]',
      'Bitte prüfen Sie die Angaben und nehmen Sie den Auftrag an oder lehnen Sie ihn ab:',
      '{{order_link}}',
      'Kennzeichen und Fahrer können Sie gleich bei der Annahme angeben oder später unter derselben Adresse.',
      farewell,
    ),
  },
  invoice_sent: {
    subject: 'Rechnung für Ihren Transport',
    body: paragraphs(
      greeting,
      'vielen Dank für die gute Zusammenarbeit. ' +
        'Im Anhang finden Sie die Rechnung für den ausgeführten Transport.',
      '[ORDER DETAILS]',
      'Wir bitten um Zahlung bis zum angegebenen Termin. Bei Fragen antworten Sie einfach auf diese E-Mail.',
      farewell,
    ),
  },
  follow_up: {
    subject: 'Haben Sie noch Fragen zu unserem Angebot?',
    body: paragraphs(
      greeting,
      'vor Kurzem haben wir Ihnen ein Transportangebot gesendet. Konnten Sie es schon ansehen? ' +
        'Wenn Termin oder Konditionen anders sein sollen, passen wir sie gern an.',
      '[OFFER DETAILS]',
      '[OFFER ACCEPTANCE LINK]',
      farewell,
    ),
  },
} satisfies TemplateSet;
