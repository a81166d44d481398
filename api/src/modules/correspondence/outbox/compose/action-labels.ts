import type { MailLanguage } from '../../../../kernel/text/language.js';
import type { MailType } from '../built-in/mail-type.js';

const labels = {
  pl: {
    quote_request: 'Wyślij zapytanie',
    quote_confirmation: 'Sprawdź dane zapytania',
    completion_request: 'Uzupełnij dane',
    order_acceptance: 'Zobacz zlecenie',
    subcontractor_price_request: 'Podaj cenę',
    offers_to_client: 'Zobacz i przyjmij ofertę',
    subcontractor_acceptance_request: 'Przyjmij lub odrzuć zlecenie',
    invoice_sent: 'Zobacz fakturę',
    follow_up: 'Wróć do oferty',
  },
  en: {
    quote_request: 'Request a quote',
    quote_confirmation: 'Review your request',
    completion_request: 'Complete the details',
    order_acceptance: 'View the order',
    subcontractor_price_request: 'Give your price',
    offers_to_client: 'View and accept the offer',
    subcontractor_acceptance_request: 'Accept or decline the order',
    invoice_sent: 'View the invoice',
    follow_up: 'Back to the offer',
  },
  no: {
    quote_request: 'Send forespørsel',
    quote_confirmation: 'Se gjennom forespørselen',
    completion_request: 'Fyll ut opplysningene',
    order_acceptance: 'Se oppdraget',
    subcontractor_price_request: 'Oppgi pris',
    offers_to_client: 'Se og godta tilbudet',
    subcontractor_acceptance_request: 'Godta eller avslå oppdraget',
    invoice_sent: 'Se fakturaen',
    follow_up: 'Tilbake til tilbudet',
  },
  de: {
    quote_request: 'Angebot anfordern',
    quote_confirmation: 'Anfrage prüfen',
    completion_request: 'Angaben ergänzen',
    order_acceptance: 'Auftrag ansehen',
    subcontractor_price_request: 'Preis abgeben',
    offers_to_client: 'Angebot ansehen und annehmen',
    subcontractor_acceptance_request: 'Auftrag annehmen oder ablehnen',
    invoice_sent: 'Rechnung ansehen',
    follow_up: 'Zurück zum Angebot',
  },
  fr: {
    quote_request: 'Demander une cotation',
    quote_confirmation: 'Vérifier ma demande',
    completion_request: 'Compléter les informations',
    order_acceptance: 'Voir l’ordre',
    subcontractor_price_request: 'Indiquer votre prix',
    offers_to_client: 'Voir et accepter l’offre',
    subcontractor_acceptance_request: 'Accepter ou refuser l’ordre',
    invoice_sent: 'Voir la facture',
    follow_up: 'Revoir l’offre',
  },
  es: {
    quote_request: 'Solicitar cotización',
    quote_confirmation: 'Revisar la solicitud',
    completion_request: 'Completar los datos',
    order_acceptance: 'Ver la orden',
    subcontractor_price_request: 'Indicar el precio',
    offers_to_client: 'Ver y aceptar la oferta',
    subcontractor_acceptance_request: 'Aceptar o rechazar la orden',
    invoice_sent: 'Ver la factura',
    follow_up: 'Volver a la oferta',
  },
  it: {
    quote_request: 'Richiedi una quotazione',
    quote_confirmation: 'Rivedi la richiesta',
    completion_request: 'Completa i dati',
    order_acceptance: 'Vedi l’ordine',
    subcontractor_price_request: 'Indica il prezzo',
    offers_to_client: 'Vedi e accetta l’offerta',
    subcontractor_acceptance_request: 'Accetta o rifiuta l’ordine',
    invoice_sent: 'Vedi la fattura',
    follow_up: 'Torna all’offerta',
  },
} satisfies Record<MailLanguage, Record<MailType, string>>;

/** What the button of a mail says. */
export function actionLabel(type: MailType, language: MailLanguage): string {
  return labels[language][type];
}
