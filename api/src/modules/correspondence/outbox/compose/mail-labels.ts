import type { MailLanguage } from '../../../../kernel/text/language.js';
import type { MailType } from '../built-in/mail-template.js';

/** The product's own words in a mail, beside the template. */
export interface MailLabels {
  /** Heading of transport details, before the number. */
  order: string;
  /** Heading of an offer, before the number. */
  offer: string;
  /** Heading of a request for a price, before the number. */
  request: string;
  pickup: string;
  delivery: string;
  pallets: string;
  weight: string;
  cargo: string;
  notes: string;
  /** What is offered or paid, without tax. */
  price: string;
  paymentTerm: string;
  /** The word after a number of days. */
  days: { one: string; other: string };
  /** Stands above the plain address of a button. */
  plainLink: string;
  /** At the foot of a mailing; leads to where its reader unsubscribes. */
  unsubscribe: string;
}

const labels = {
  pl: {
    order: 'Transport',
    offer: 'Oferta',
    request: 'Zapytanie',
    pickup: 'Załadunek',
    delivery: 'Rozładunek',
    pallets: 'Palety',
    weight: 'Waga',
    cargo: 'Rodzaj ładunku',
    notes: 'Uwagi',
    price: 'Cena netto',
    paymentTerm: 'Termin płatności',
    days: { one: 'dzień', other: 'dni' },
    plainLink: 'Przycisk nie działa? Oto adres:',
    unsubscribe: 'Nie chcą Państwo takich wiadomości? Wypisz ten adres',
  },
  en: {
    order: 'Transport',
    offer: 'Offer',
    request: 'Request',
    pickup: 'Pickup',
    delivery: 'Delivery',
    pallets: 'Pallets',
    weight: 'Weight',
    cargo: 'Cargo',
    notes: 'Notes',
    price: 'Net price',
    paymentTerm: 'Payment term',
    days: { one: 'day', other: 'days' },
    plainLink: 'Button not working? Open this address:',
    unsubscribe: 'Don’t want these mailings? Unsubscribe',
  },
  no: {
    order: 'Transport',
    offer: 'Tilbud',
    request: 'Forespørsel',
    pickup: 'Henting',
    delivery: 'Levering',
    pallets: 'Paller',
    weight: 'Vekt',
    cargo: 'Godstype',
    notes: 'Merknader',
    price: 'Pris uten mva.',
    paymentTerm: 'Betalingsfrist',
    days: { one: 'dag', other: 'dager' },
    plainLink: 'Virker ikke knappen? Åpne denne adressen:',
    unsubscribe: 'Vil du ikke ha slike utsendelser? Meld deg av',
  },
  de: {
    order: 'Transport',
    offer: 'Angebot',
    request: 'Anfrage',
    pickup: 'Abholung',
    delivery: 'Zustellung',
    pallets: 'Paletten',
    weight: 'Gewicht',
    cargo: 'Ladung',
    notes: 'Hinweise',
    price: 'Nettopreis',
    paymentTerm: 'Zahlungsziel',
    days: { one: 'Tag', other: 'Tage' },
    plainLink: 'Die Schaltfläche funktioniert nicht? Öffnen Sie diese Adresse:',
    unsubscribe: 'Keine solchen Rundschreiben mehr? Abmelden',
  },
  fr: {
    order: 'Transport',
    offer: 'Offre',
    request: 'Demande',
    pickup: 'Enlèvement',
    delivery: 'Livraison',
    pallets: 'Palettes',
    weight: 'Poids',
    cargo: 'Marchandise',
    notes: 'Remarques',
    price: 'Prix HT',
    paymentTerm: 'Délai de paiement',
    days: { one: 'jour', other: 'jours' },
    plainLink: 'Le bouton ne fonctionne pas\u00a0? Ouvrez cette adresse\u00a0:',
    unsubscribe: 'Ne plus recevoir ces envois\u00a0? Se désabonner',
  },
  es: {
    order: 'Transporte',
    offer: 'Oferta',
    request: 'Solicitud',
    pickup: 'Recogida',
    delivery: 'Entrega',
    pallets: 'Palés',
    weight: 'Peso',
    cargo: 'Mercancía',
    notes: 'Observaciones',
    price: 'Precio sin IVA',
    paymentTerm: 'Plazo de pago',
    days: { one: 'día', other: 'días' },
    plainLink: '¿No funciona el botón? Abra esta dirección:',
    unsubscribe: '¿No desea recibir estos envíos? Darse de baja',
  },
  it: {
    order: 'Trasporto',
    offer: 'Offerta',
    request: 'Richiesta',
    pickup: 'Ritiro',
    delivery: 'Consegna',
    pallets: 'Pallet',
    weight: 'Peso',
    cargo: 'Merce',
    notes: 'Note',
    price: 'Prezzo IVA esclusa',
    paymentTerm: 'Termini di pagamento',
    days: { one: 'giorno', other: 'giorni' },
    plainLink: 'Il pulsante non funziona? Aprite questo indirizzo:',
    unsubscribe: 'Non volete più questi invii? Annullate l’iscrizione',
  },
} satisfies Record<MailLanguage, MailLabels>;

/** The product's own words in one language. */
export function mailLabels(language: MailLanguage): MailLabels {
  return labels[language];
}

const actionLabels = {
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
  return actionLabels[language][type];
}
