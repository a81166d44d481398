import type { Texts } from './texts.js';

/** What happened with orders to carriers, by the code of the error. */
export const carrierOrderProblems = {
  pdf_unavailable: {
    pl: 'Nie można teraz przygotować pliku PDF. Spróbuj ponownie za chwilę.',
    en: 'The PDF cannot be made at the moment. Please try again shortly.',
    no: 'PDF-filen kan ikke lages akkurat nå. Prøv igjen om litt.',
  },
  route_without_carrier: {
    pl: 'Ta trasa nie ma jeszcze wybranego podwykonawcy, więc nie ma dla kogo przygotować zlecenia.',
    en: 'This route has no chosen subcontractor yet, so there is nobody to make an order for.',
    no: 'Denne ruten har ingen valgt underleverandør ennå, så det er ingen å lage et oppdrag til.',
  },
  vehicle_too_early: {
    pl: 'Pojazd i kierowcę wpisuje się po utworzeniu zlecenia.',
    en: 'The vehicle and the driver are entered once the order is created.',
    no: 'Kjøretøy og sjåfør føres inn når ordren er opprettet.',
  },
  vehicle_not_awaited: {
    pl: 'O pojazd i kierowcę można zapytać przewoźnika, który przyjął zlecenie i jest w trakcie jego realizacji.',
    en: 'The carrier can be asked for the vehicle and the driver after accepting the order and until it is done.',
    no: 'Transportøren kan bli spurt om kjøretøy og sjåfør fra oppdraget er godtatt til det er utført.',
  },
  vehicle_known: {
    pl: 'Pojazd i kierowca są już znani.',
    en: 'The vehicle and the driver are known already.',
    no: 'Kjøretøy og sjåfør er allerede kjent.',
  },
  carrier_without_email: {
    pl: 'Ten podwykonawca nie ma adresu e-mail.',
    en: 'This subcontractor has no e-mail address.',
    no: 'Denne underleverandøren har ingen e-postadresse.',
  },
} satisfies Readonly<Record<string, Texts>>;
