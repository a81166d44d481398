import type { ra as English } from './ra.en';

/** What react-admin says by itself: of its texts, those are here that a screen of ours can say. */
export const ra = {
  action: { unselect: 'Fjern all merking' },
  sort: { sort_by: 'Sorter etter %{field_lower_first}, %{order}', ASC: 'stigende', DESC: 'synkende' },
  page: {
    create: 'Ny: %{name}',
    edit: '%{name} %{recordRepresentation}',
    list: '%{name}',
    show: '%{name} %{recordRepresentation}',
  },
  message: {
    error: 'Det oppstod en feil i programmet, og handlingen ble ikke utført.',
    invalid_form: 'Noen felt må rettes',
    select_all_limit_reached: 'For mange til å velge alle. De første %{max} er valgt.',
    unsaved_changes: 'Noen endringer er ikke lagret. Vil du gå videre uten å lagre?',
  },
  auth: {
    auth_check_error: 'Logg inn for å fortsette',
  },
  notification: {
    updated: 'Lagret |||| Lagret: %{smart_count}',
    created: 'Opprettet',
    deleted: 'Slettet |||| Slettet: %{smart_count}',
    bad_item: 'Oppføringen er ugyldig',
    item_doesnt_exist: 'Oppføringen finnes ikke',
    http_error: 'Serveren svarer ikke',
    data_provider_error: 'Dataene kunne ikke leses. Konsollen har detaljer.',
    i18n_error: 'Tekstene på dette språket kunne ikke lastes',
    canceled: 'Angret',
    logged_out: 'Økten er utløpt. Logg inn igjen.',
    not_authorized: 'Du har ikke rettigheter til dette.',
    application_update_available: 'Det finnes en ny versjon.',
    offline: 'Du er frakoblet. Dataene kunne ikke lastes.',
  },
} satisfies typeof English;
