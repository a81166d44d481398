import { paragraphs, type TemplateSet } from './mail-template.js';

const greeting = 'Buongiorno {{name}},';
const farewell = 'Cordiali saluti<br>{{company}}';

/** Italian. */
export const italianTemplates = {
  quote_request: {
    subject: 'La vostra quotazione di trasporto in pochi minuti – {{company}}',
    body: paragraphs(
      greeting,
      'avete merce da spedire? Indicateci luogo di carico, luogo di consegna, data e tipo di merce: ' +
        'al resto pensiamo noi.',
      'Il modulo si compila in pochi minuti:',
      '{{order_link}}',
      'Avete domande? Basta rispondere a questa e-mail.',
      farewell,
    ),
  },
  quote_confirmation: {
    subject: 'Grazie per la richiesta: la nostra offerta entro 24 ore',
    body: paragraphs(
      greeting,
      'grazie per la richiesta e per la fiducia. ' +
        'Siamo già al lavoro e vi invieremo la nostra offerta entro 24 ore.',
      'Ecco i dati che abbiamo ricevuto:',
      '[ORDER DETAILS]',
      'Qualcosa è cambiato? Potete correggere i dati qui:',
      '{{order_link}}',
      farewell,
    ),
  },
  completion_request: {
    subject: 'Mancano alcuni dati per la vostra quotazione',
    body: paragraphs(
      greeting,
      'per preparare un’offerta precisa ci mancano alcuni dati sul vostro trasporto. ' +
        'Quanto ci avete già indicato è riportato nel modulo; per il resto basta un attimo.',
      '{{order_link}}',
      'Ecco che cosa abbiamo finora:',
      '[ORDER DETAILS]',
      'Appena i dati saranno completi, vi invieremo la nostra offerta.',
      farewell,
    ),
  },
  order_acceptance: {
    subject: 'Il vostro ordine di trasporto è confermato',
    body: paragraphs(
      greeting,
      'grazie per averci affidato il trasporto. L’ordine è registrato e ce ne stiamo già occupando.',
      '[ORDER DETAILS]',
      'Vi terremo aggiornati. Per modifiche o domande basta rispondere a questa e-mail.',
      farewell,
    ),
  },
  subcontractor_price_request: {
    subject: 'Richiesta di quotazione trasporto',
    body: paragraphs(
      greeting,
      'abbiamo un trasporto da affidare e vorremmo conoscere il vostro prezzo:',
      '[ORDER DETAILS]',
      'Prezzo e date si inseriscono in un minuto, senza registrazione:',
      '{{order_link}}',
      'Grazie in anticipo per la risposta.',
      farewell,
    ),
  },
  offers_to_client: {
    subject: 'Offerta di trasporto',
    body: paragraphs(
      greeting,
      'ecco la nostra offerta per il vostro trasporto.',
      '[OFFER DETAILS]',
      'Potete accettarla o rifiutarla direttamente online:',
      '[OFFER ACCEPTANCE LINK]',
      'Data o prezzo non vanno del tutto bene? Rispondete a questa e-mail e troveremo una soluzione.',
      farewell,
    ),
  },
  subcontractor_acceptance_request: {
    subject: 'Ordine di trasporto da confermare',
    body: paragraphs(
      greeting,
      'vorremmo affidarvi il seguente trasporto.',
      '[ORDER DETAILS]',
      'Vi preghiamo di verificare i dati e di accettare o rifiutare l’ordine:',
      '{{order_link}}',
      'Potete indicare le targhe e l’autista al momento dell’accettazione, o più tardi allo stesso indirizzo.',
      farewell,
    ),
  },
  invoice_sent: {
    subject: 'Fattura di trasporto',
    body: paragraphs(
      greeting,
      'grazie per la collaborazione. In allegato trovate la fattura del trasporto eseguito.',
      '[ORDER DETAILS]',
      'Vi preghiamo di saldarla entro la scadenza indicata. ' +
        'Per qualsiasi domanda basta rispondere a questa e-mail.',
      farewell,
    ),
  },
  follow_up: {
    subject: 'Possiamo aiutarvi con la nostra offerta?',
    body: paragraphs(
      greeting,
      'di recente vi abbiamo inviato un’offerta di trasporto. Avete avuto modo di esaminarla? ' +
        'Se occorre modificare la data o le condizioni, lo faremo volentieri.',
      '[OFFER DETAILS]',
      '[OFFER ACCEPTANCE LINK]',
      farewell,
    ),
  },
} satisfies TemplateSet;
