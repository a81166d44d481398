import { orderForm } from './order-form';

/** Texts of the form on a company's website, in Polish; the other languages are typed after them. */
export const embeddedForm = {
  order: orderForm,
  company: 'Firma',
  contactName: 'Imię i nazwisko',
  leaveEmpty: 'Zostaw to pole puste',
  noScript: 'Ten formularz wymaga JavaScriptu. Włącz go w przeglądarce.',
  unavailableTitle: 'Formularz jest teraz niedostępny',
  unavailableText: 'Napisz do firmy bezpośrednio. Nic nie zostało wysłane.',
  checking: 'Jeszcze chwila, sprawdzamy…',
  arrivedText: (email: string) => `Twoje zapytanie już do nas dotarło. Napiszemy na ${email}.`,
  confirmTitle: 'Potwierdź zapytanie w e-mailu',
  confirmText: (email: string) => `Wysłaliśmy link na ${email}. Zapytanie liczy się od jego potwierdzenia.`,
};

export type EmbeddedFormMessages = typeof embeddedForm;
