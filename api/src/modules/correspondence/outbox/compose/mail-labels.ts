import type { MailLanguage } from '../../../../kernel/text/language.js';

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
    cargo: 'Type gods',
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
