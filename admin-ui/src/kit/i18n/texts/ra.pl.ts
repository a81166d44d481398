import type { ra as English } from './ra.en';

/** What react-admin says by itself: of its texts, those are here that a screen of ours can say. */
export const ra = {
  action: { unselect: 'Odznacz wszystkie' },
  sort: { sort_by: 'Uporządkuj: %{field_lower_first}, %{order}', ASC: 'rosnąco', DESC: 'malejąco' },
  page: {
    create: 'Nowy wpis: %{name}',
    edit: '%{name} %{recordRepresentation}',
    list: '%{name}',
    show: '%{name} %{recordRepresentation}',
  },
  message: {
    error: 'Wystąpił błąd w aplikacji i polecenie nie zostało wykonane.',
    invalid_form: 'Niektóre pola wymagają poprawy',
    select_all_limit_reached: 'Za dużo pozycji, żeby zaznaczyć wszystkie. Zaznaczono pierwsze %{max}.',
    unsaved_changes: 'Część zmian nie jest zapisana. Wyjść bez zapisywania?',
  },
  auth: {
    auth_check_error: 'Zaloguj się, żeby przejść dalej',
  },
  notification: {
    updated: 'Zapisano |||| Zapisano %{smart_count} wpisy |||| Zapisano %{smart_count} wpisów',
    created: 'Utworzono',
    deleted: 'Usunięto |||| Usunięto %{smart_count} wpisy |||| Usunięto %{smart_count} wpisów',
    bad_item: 'Ten wpis jest nieprawidłowy',
    item_doesnt_exist: 'Ten wpis nie istnieje',
    http_error: 'Serwer nie odpowiada',
    data_provider_error: 'Nie udało się odczytać danych. Szczegóły są w konsoli.',
    i18n_error: 'Nie udało się wczytać tekstów w tym języku',
    canceled: 'Cofnięto',
    logged_out: 'Sesja wygasła. Zaloguj się ponownie.',
    not_authorized: 'Nie masz uprawnień do tej czynności.',
    application_update_available: 'Jest nowa wersja.',
    offline: 'Brak połączenia z internetem. Nie wczytano danych.',
  },
} satisfies typeof English;
