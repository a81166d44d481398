import type { carrierOrder as English } from '../en/carrier-order';

/** Texts of a leg's order to its carrier: the PDF, the vehicle and the driver. */
export const carrierOrder = {
  title: 'Oppdraget til transportøren',
  document: 'Oppdrag (PDF)',
  documentDone: 'Lagret: %{name}',
  documentFailed: 'PDF-filen kunne ikke lastes ned',
  withoutFile: 'E-posten med ordren ble sendt uten PDF-filen.',
  withoutFileNext: 'Last ned filen og send den til transportøren, eller be dem hente den via lenken sin.',
  vehicle: {
    title: 'Kjøretøy og sjåfør',
    truck_plates: 'Reg.nr. bil',
    trailer_plates: 'Reg.nr. tilhenger',
    driver_name: 'Sjåfør',
    driver_phone: 'Sjåførens telefon',
    edit: 'Rediger',
    add: 'Fyll inn',
    editOf: 'Rediger kjøretøy og sjåfør, %{leg}',
    addOf: 'Fyll inn kjøretøy og sjåfør, %{leg}',
    dialogTitle: 'Kjøretøy og sjåfør: %{leg}',
    phoneHint: 'Uten landkode: et nummer i transportørens land',
    saved: 'Kjøretøy og sjåfør er lagret',
    failed: 'Kjøretøy og sjåfør kunne ikke lagres',
    missing: 'Transportøren har ikke oppgitt alt ennå.',
    ask: 'Be om reg.nr. og sjåfør',
    askAgain: 'Spør igjen',
    asked: 'Spurt',
    askDone: 'Transportøren får en e-post med lenken',
    askFailed: 'Transportøren kunne ikke bli spurt',
  },
  history: 'Kjøretøy og sjåfør er oppgitt',
} satisfies typeof English;
