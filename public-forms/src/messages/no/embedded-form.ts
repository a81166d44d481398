import type { EmbeddedFormMessages } from '../pl/embedded-form';
import { orderForm } from './order-form';

export const embeddedForm: EmbeddedFormMessages = {
  order: orderForm,
  company: 'Firma',
  contactName: 'Navnet ditt',
  leaveEmpty: 'La dette feltet stå tomt',
  noScript: 'Dette skjemaet krever JavaScript. Slå det på i nettleseren.',
  unavailableTitle: 'Skjemaet er ikke tilgjengelig nå',
  unavailableText: 'Skriv til firmaet direkte. Ingenting er sendt.',
  checking: 'Et øyeblikk, vi sjekker…',
  arrivedText: (email) => `Forespørselen din har allerede kommet fram. Vi skriver til ${email}.`,
  confirmTitle: 'Bekreft forespørselen via e-post',
  confirmText: (email) =>
    `Vi har sendt en lenke til ${email}. Forespørselen gjelder når du har bekreftet den der.`,
};
