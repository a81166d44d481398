import type { MailLanguage } from '../../../kernel/text/language.js';

/** How near a payment is. */
interface PaymentTime {
  /** Of the invoice. */
  number: string;
  /** On which it is due, in words. */
  day: string;
  /** Between that day and today. */
  days: number;
  /** That number takes the singular. */
  isOne: boolean;
}

/** What of an invoice is paid, and what is not, both in words. */
interface PaidPart {
  paid: string;
  open: string;
}

/** The words of a payment reminder. */
interface ReminderWords {
  /** The day is over, and nothing is paid. */
  overdue: (time: PaymentTime) => string;
  /** The day is over, and a part is paid: `part` follows. */
  overduePart: (time: PaymentTime) => string;
  today: (time: PaymentTime) => string;
  ahead: (time: PaymentTime) => string;
  /** The sentence that follows when a part is paid. */
  part: (amounts: PaidPart) => string;
  invoice: string;
  amount: string;
  /** What was paid so far. */
  paid: string;
  /** What a client who has paid more than is due gets back. */
  refund: string;
  dueDate: string;
  account: string;
  closing: string;
}

/** Friendly: whoever is reminded may have paid this morning. */
export const reminderWords: Readonly<Record<MailLanguage, ReminderWords>> = {
  pl: {
    overdue: ({ number, day, days, isOne }) =>
      `przypominamy o fakturze ${number}. Termin płatności minął ${day}, ${days} ${isOne ? 'dzień' : 'dni'} temu, a wpłaty jeszcze nie odnotowaliśmy.`,
    overduePart: ({ number, day, days, isOne }) =>
      `przypominamy o fakturze ${number}. Termin płatności minął ${day}, ${days} ${isOne ? 'dzień' : 'dni'} temu.`,
    today: ({ number }) => `przypominamy, że dziś mija termin płatności faktury ${number}.`,
    ahead: ({ number, day, days, isOne }) =>
      `przypominamy, że ${day}, za ${days} ${isOne ? 'dzień' : 'dni'}, mija termin płatności faktury ${number}.`,
    part: ({ paid, open }) => `Dziękujemy za wpłatę ${paid}; do zapłaty pozostaje ${open}.`,
    invoice: 'Faktura',
    amount: 'Do zapłaty',
    paid: 'Dotychczas wpłacono',
    refund: 'Do zwrotu',
    dueDate: 'Termin płatności',
    account: 'Nr rachunku',
    closing:
      'Jeśli przelew jest już w drodze, prosimy nie brać tej wiadomości pod uwagę. Fakturę załączamy ponownie, a w razie pytań wystarczy odpisać na tę wiadomość.',
  },
  en: {
    overdue: ({ number, day, days, isOne }) =>
      `This is a friendly reminder of invoice ${number}. It was due on ${day}, ${days} ${isOne ? 'day' : 'days'} ago, and we have not seen your payment yet.`,
    overduePart: ({ number, day, days, isOne }) =>
      `This is a friendly reminder of invoice ${number}. It was due on ${day}, ${days} ${isOne ? 'day' : 'days'} ago.`,
    today: ({ number }) => `This is a friendly reminder that invoice ${number} is due today.`,
    ahead: ({ number, day, days, isOne }) =>
      `This is a friendly reminder that invoice ${number} is due on ${day}, in ${days} ${isOne ? 'day' : 'days'}.`,
    part: ({ paid, open }) => `Thank you for the ${paid} you have paid; ${open} is still open.`,
    invoice: 'Invoice',
    amount: 'Amount due',
    paid: 'Paid so far',
    refund: 'To be refunded',
    dueDate: 'Due date',
    account: 'Account',
    closing:
      'If your payment is already on its way, please disregard this e-mail. The invoice is attached once more. Any questions? Simply reply to this e-mail.',
  },
  no: {
    overdue: ({ number, day, days, isOne }) =>
      `Vi minner om faktura ${number}. Den forfalt ${day}, for ${days} ${isOne ? 'dag' : 'dager'} siden, og vi kan ikke se at betalingen er kommet inn.`,
    overduePart: ({ number, day, days, isOne }) =>
      `Vi minner om faktura ${number}. Den forfalt ${day}, for ${days} ${isOne ? 'dag' : 'dager'} siden.`,
    today: ({ number }) => `Vi minner om at faktura ${number} forfaller i dag.`,
    ahead: ({ number, day, days, isOne }) =>
      `Vi minner om at faktura ${number} forfaller ${day}, om ${days} ${isOne ? 'dag' : 'dager'}.`,
    part: ({ paid, open }) => `Takk for innbetalingen på ${paid}; ${open} gjenstår.`,
    invoice: 'Faktura',
    amount: 'Å betale',
    paid: 'Betalt hittil',
    refund: 'Til gode',
    dueDate: 'Forfallsdato',
    account: 'Kontonr.',
    closing:
      'Er betalingen allerede på vei, kan dere se bort fra denne e-posten. Fakturaen ligger vedlagt på nytt. Har dere spørsmål, er det bare å svare på denne e-posten.',
  },
  de: {
    overdue: ({ number, day, days, isOne }) =>
      `wir möchten Sie an unsere Rechnung ${number} erinnern. Sie war am ${day} fällig, vor ${days} ${isOne ? 'Tag' : 'Tagen'}, und wir konnten noch keinen Zahlungseingang feststellen.`,
    overduePart: ({ number, day, days, isOne }) =>
      `wir möchten Sie an unsere Rechnung ${number} erinnern. Sie war am ${day} fällig, vor ${days} ${isOne ? 'Tag' : 'Tagen'}.`,
    today: ({ number }) => `wir möchten Sie daran erinnern, dass unsere Rechnung ${number} heute fällig ist.`,
    ahead: ({ number, day, days, isOne }) =>
      `wir möchten Sie daran erinnern, dass unsere Rechnung ${number} am ${day} fällig ist, in ${days} ${isOne ? 'Tag' : 'Tagen'}.`,
    part: ({ paid, open }) => `Vielen Dank für Ihre Zahlung von ${paid}; offen sind noch ${open}.`,
    invoice: 'Rechnung',
    amount: 'Offener Betrag',
    paid: 'Bisher gezahlt',
    refund: 'Zu erstatten',
    dueDate: 'Fällig am',
    account: 'Konto',
    closing:
      'Sollte sich Ihre Zahlung mit dieser E-Mail überschnitten haben, betrachten Sie sie bitte als gegenstandslos. Die Rechnung liegt noch einmal bei; bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  fr: {
    overdue: ({ number, day, days, isOne }) =>
      `Sauf erreur de notre part, notre facture ${number}, échue le ${day}, il y a ${days} ${isOne ? 'jour' : 'jours'}, reste à régler.`,
    overduePart: ({ number, day, days, isOne }) =>
      `Nous vous rappelons notre facture ${number}, échue le ${day}, il y a ${days} ${isOne ? 'jour' : 'jours'}.`,
    today: ({ number }) => `Nous vous rappelons que notre facture ${number} arrive à échéance aujourd’hui.`,
    ahead: ({ number, day, days, isOne }) =>
      `Nous vous rappelons que notre facture ${number} arrive à échéance le ${day}, dans ${days} ${isOne ? 'jour' : 'jours'}.`,
    part: ({ paid, open }) =>
      `Nous vous remercions de votre règlement de ${paid}\u00a0; il reste ${open} à régler.`,
    invoice: 'Facture',
    amount: 'Montant à régler',
    paid: 'Déjà réglé',
    refund: 'À rembourser',
    dueDate: 'Échéance',
    account: 'Compte',
    closing:
      'Si votre règlement est déjà en route, merci de ne pas tenir compte de cet e-mail. La facture est jointe à nouveau. Pour toute question, répondez simplement à cet e-mail.',
  },
  es: {
    overdue: ({ number, day, days, isOne }) =>
      `Le recordamos nuestra factura ${number}. Venció el ${day}, hace ${days} ${isOne ? 'día' : 'días'}, y aún no nos consta su pago.`,
    overduePart: ({ number, day, days, isOne }) =>
      `Le recordamos nuestra factura ${number}. Venció el ${day}, hace ${days} ${isOne ? 'día' : 'días'}.`,
    today: ({ number }) => `Le recordamos que nuestra factura ${number} vence hoy.`,
    ahead: ({ number, day, days, isOne }) =>
      `Le recordamos que nuestra factura ${number} vence el ${day}, dentro de ${days} ${isOne ? 'día' : 'días'}.`,
    part: ({ paid, open }) => `Gracias por su pago de ${paid}; quedan pendientes ${open}.`,
    invoice: 'Factura',
    amount: 'Importe pendiente',
    paid: 'Pagado hasta ahora',
    refund: 'A devolver',
    dueDate: 'Vencimiento',
    account: 'Cuenta',
    closing:
      'Si el pago ya está en camino, no tenga en cuenta este correo. Adjuntamos de nuevo la factura; para cualquier consulta, basta con responder a este correo.',
  },
  it: {
    overdue: ({ number, day, days, isOne }) =>
      `vi ricordiamo la nostra fattura ${number}. È scaduta in data ${day}, ${days} ${isOne ? 'giorno' : 'giorni'} fa, e il pagamento non ci risulta ancora pervenuto.`,
    overduePart: ({ number, day, days, isOne }) =>
      `vi ricordiamo la nostra fattura ${number}. È scaduta in data ${day}, ${days} ${isOne ? 'giorno' : 'giorni'} fa.`,
    today: ({ number }) => `vi ricordiamo che la nostra fattura ${number} scade oggi.`,
    ahead: ({ number, day, days, isOne }) =>
      `vi ricordiamo che la nostra fattura ${number} scade in data ${day}, fra ${days} ${isOne ? 'giorno' : 'giorni'}.`,
    part: ({ paid, open }) => `Vi ringraziamo per il pagamento di ${paid}; restano da saldare ${open}.`,
    invoice: 'Fattura',
    amount: 'Importo da saldare',
    paid: 'Già pagato',
    refund: 'Da rimborsare',
    dueDate: 'Scadenza',
    account: 'Conto',
    closing:
      'Se il pagamento è già in corso, non tenete conto di questa e-mail. Alleghiamo di nuovo la fattura; per domande basta rispondere a questa e-mail.',
  },
};
