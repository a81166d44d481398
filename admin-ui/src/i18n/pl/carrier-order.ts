import type { carrierOrder as English } from '../en/carrier-order';

/** Texts of a leg's order to its carrier: the PDF, the vehicle and the driver. */
export const carrierOrder = {
  title: 'Zlecenie dla przewoźnika',
  document: 'Zlecenie (PDF)',
  documentDone: 'Zapisano: %{name}',
  documentFailed: 'Nie udało się pobrać pliku PDF',
  withoutFile: 'E-mail ze zleceniem wyszedł bez pliku PDF.',
  withoutFileNext: 'Pobierz plik i wyślij go przewoźnikowi albo poproś, żeby pobrał go przez swój link.',
  vehicle: {
    title: 'Pojazd i kierowca',
    truck_plates: 'Nr rej. pojazdu',
    trailer_plates: 'Nr rej. naczepy',
    driver_name: 'Kierowca',
    driver_phone: 'Telefon kierowcy',
    edit: 'Edytuj',
    add: 'Wpisz',
    editOf: 'Edytuj pojazd i kierowcę, %{leg}',
    addOf: 'Wpisz pojazd i kierowcę, %{leg}',
    dialogTitle: 'Pojazd i kierowca: %{leg}',
    phoneHint: 'Bez prefiksu: numer z kraju przewoźnika',
    saved: 'Zapisano pojazd i kierowcę',
    failed: 'Nie udało się zapisać pojazdu i kierowcy',
    missing: 'Przewoźnik nie podał jeszcze wszystkiego.',
    ask: 'Poproś o nr rej. i kierowcę',
    askAgain: 'Poproś ponownie',
    asked: 'Poproszono',
    askDone: 'Przewoźnik dostanie e-mail z linkiem',
    askFailed: 'Nie udało się poprosić przewoźnika',
  },
  history: 'Podano pojazd i kierowcę',
} satisfies typeof English;
