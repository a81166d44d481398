import { accountProblems } from './account-problems.js';
import { adminToolProblems } from './admin-tool-problems.js';
import { carrierOrderProblems } from './carrier-order-problems.js';
import { chatProblems } from './chat-problems.js';
import { directoryProblems } from './directory-problems.js';
import { documentProblems } from './document-problems.js';
import { messageProblems } from './message-problems.js';
import { signInProblems } from './sign-in-problems.js';
import { privacyProblems } from './privacy-problems.js';
import type { Texts } from './texts.js';

/** What happened, by the code of the error. */
export const problems = {
  ...accountProblems,
  ...directoryProblems,
  ...carrierOrderProblems,
  ...messageProblems,
  ...chatProblems,
  ...documentProblems,
  ...adminToolProblems,
  ...signInProblems,
  ...privacyProblems,
  validation_failed: {
    pl: 'Popraw wskazane pola.',
    en: 'Please correct the fields named.',
    no: 'Rett feltene som er nevnt.',
  },
  malformed_json: {
    pl: 'Treść żądania nie jest poprawnym JSON-em.',
    en: 'The body is not valid JSON.',
    no: 'Innholdet er ikke gyldig JSON.',
  },
  malformed_request: {
    pl: 'Żądania nie da się odczytać.',
    en: 'The request cannot be read.',
    no: 'Forespørselen kan ikke leses.',
  },
  body_too_large: {
    pl: 'Treść żądania jest za duża.',
    en: 'The body is too large.',
    no: 'Innholdet er for stort.',
  },
  unsupported_media_type: {
    pl: 'Tego rodzaju treści nie przyjmujemy.',
    en: 'This kind of content is not taken.',
    no: 'Denne typen innhold tas ikke imot.',
  },
  method_not_allowed: {
    pl: 'Ta ścieżka nie obsługuje tej metody.',
    en: 'This path does not take that method.',
    no: 'Denne adressen tar ikke den metoden.',
  },
  internal_error: {
    pl: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
    en: 'Something went wrong on our side. Please try again.',
    no: 'Noe gikk galt hos oss. Prøv igjen.',
  },
  not_ready: {
    pl: 'Usługa nie jest gotowa.',
    en: 'The service is not ready.',
    no: 'Tjenesten er ikke klar.',
  },
  storage_full: {
    pl: 'Na serwerze brakuje miejsca na dysku. Nic nie zapisano. Spróbuj ponownie, gdy administrator zwolni miejsce.',
    en: 'The server’s disk is full. Nothing was saved. Try again once the administrator has freed some space.',
    no: 'Disken på serveren er full. Ingenting ble lagret. Prøv igjen når administratoren har frigjort plass.',
  },
  was_blocked: {
    pl: 'Proces przez dłuższy czas nie odpowiadał.',
    en: 'The process did not answer for a long time.',
    no: 'Prosessen svarte ikke på lenge.',
  },
  busy: {
    pl: 'Usługa jest teraz przeciążona. Spróbuj ponownie za chwilę.',
    en: 'The service is overloaded at the moment. Please try again shortly.',
    no: 'Tjenesten er overbelastet akkurat nå. Prøv igjen om litt.',
  },
  timed_out: { pl: 'Przetwarzanie trwało za długo.', en: 'It took too long.', no: 'Det tok for lang tid.' },
  too_many_requests: {
    pl: 'Za dużo prób. Spróbuj ponownie za {retry_after} s.',
    en: 'Too many requests. Try again in {retry_after} s.',
    no: 'For mange forsøk. Prøv igjen om {retry_after} s.',
  },

  unauthorized: {
    pl: 'Zaloguj się, aby kontynuować.',
    en: 'Sign in to continue.',
    no: 'Logg inn for å fortsette.',
  },
  not_signed_in: {
    pl: 'Zaloguj się, aby kontynuować.',
    en: 'Sign in to continue.',
    no: 'Logg inn for å fortsette.',
  },
  invalid_credentials: {
    pl: 'Nieprawidłowy e-mail lub hasło.',
    en: 'Wrong e-mail or password.',
    no: 'Feil e-post eller passord.',
  },
  forbidden: {
    pl: 'Nie masz do tego uprawnień.',
    en: 'You may not do this.',
    no: 'Du har ikke tilgang til dette.',
  },
  no_company: {
    pl: 'To konto nie należy do żadnej firmy.',
    en: 'This account belongs to no company.',
    no: 'Denne kontoen hører ikke til noe firma.',
  },
  owner_only: {
    pl: 'Brak uprawnień. Tylko właściciel firmy może to zrobić.',
    en: 'You are not a company owner. Only company owners can manage users and company settings.',
    no: 'Bare eieren av firmaet kan gjøre dette.',
  },
  administrator_only: {
    pl: 'Tylko administrator może to zrobić.',
    en: 'Only administrators can do this.',
    no: 'Bare administratorer kan gjøre dette.',
  },

  not_found: {
    pl: 'Nie ma tu takiego zapisu.',
    en: 'There is no such record.',
    no: 'Oppføringen finnes ikke.',
  },
  user_has_no_company: {
    pl: 'Użytkownik nie ma firmy.',
    en: 'The user has no company.',
    no: 'Brukeren har ikke noe firma.',
  },
  rate_not_found: {
    pl: 'Brak kursu {from}/{to} na dzień {date} lub wcześniej.',
    en: 'There is no rate {from}/{to} on or before {date}.',
    no: 'Det finnes ingen kurs {from}/{to} for {date} eller tidligere.',
  },
  rate_too_old: {
    pl: 'Kurs {from}/{to} jest z dnia {date}, starszy niż 5 dni roboczych. Potwierdź, że ma zostać użyty.',
    en: 'The rate {from}/{to} is of {date}, older than 5 working days. Confirm that it is to be used.',
    no: 'Kursen {from}/{to} er fra {date}, eldre enn 5 virkedager. Bekreft at den skal brukes.',
  },
  rate_unusual: {
    pl: 'Ta stawka VAT jest nietypowa dla tego sprzedawcy, nabywcy i trasy. Zwykle: {usual}. {reason} Potwierdź, że ma zostać użyta.',
    en: 'This VAT rate is unusual for the seller, the buyer and the route. Usual: {usual}. {reason} Confirm that it is to be used.',
    no: 'Denne mva-satsen er uvanlig for selgeren, kjøperen og ruten. Vanlig: {usual}. {reason} Bekreft at den skal brukes.',
  },

  email_taken: {
    pl: 'Ten adres e-mail jest już zarejestrowany.',
    en: 'This e-mail is already registered.',
    no: 'Denne e-postadressen er allerede registrert.',
  },
  company_name_taken: {
    pl: 'Ta nazwa firmy jest już używana.',
    en: 'This company name is already in use.',
    no: 'Dette firmanavnet er allerede i bruk.',
  },
  email_name_taken: {
    pl: 'Ten adres nadawczy jest już używany.',
    en: 'This sending address is already in use.',
    no: 'Denne avsenderadressen er allerede i bruk.',
  },
  changed_meanwhile: {
    pl: 'Ktoś zmienił ten zapis w międzyczasie. Wczytaj go ponownie.',
    en: 'Somebody changed this record meanwhile. Load it again.',
    no: 'Noen endret denne oppføringen i mellomtiden. Last den inn på nytt.',
  },
  taken: {
    pl: 'Taka wartość jest już używana.',
    en: 'This value is already taken.',
    no: 'Denne verdien er allerede i bruk.',
  },
  still_used: {
    pl: 'Ten zapis jest używany i nie można go usunąć.',
    en: 'This record is in use and cannot be deleted.',
    no: 'Oppføringen er i bruk og kan ikke slettes.',
  },
  cannot_demote_self: {
    pl: 'Nie możesz odebrać sobie uprawnień administratora.',
    en: 'You cannot take the administrator role from yourself.',
    no: 'Du kan ikke frata deg selv administratorrollen.',
  },
  cannot_delete_self: {
    pl: 'Nie możesz usunąć własnego konta.',
    en: 'You cannot delete your own account.',
    no: 'Du kan ikke slette din egen konto.',
  },
  owner_of_company: {
    pl: 'Ten użytkownik jest właścicielem firmy {company_name}, która ma zlecenia lub innych pracowników.',
    en: 'This user owns the company {company_name}, which has orders or other people.',
    no: 'Brukeren eier firmaet {company_name}, som har ordrer eller andre ansatte.',
  },
  owner_cannot_be_removed: {
    pl: 'Właściciela nie można usunąć z jego firmy.',
    en: 'The owner cannot be removed from the company.',
    no: 'Eieren kan ikke fjernes fra firmaet.',
  },
  company_has_orders: {
    pl: 'Firma ma zlecenia, więc nie można jej usunąć.',
    en: 'The company has orders, so it cannot be deleted.',
    no: 'Firmaet har ordrer og kan derfor ikke slettes.',
  },
  user_not_found: {
    pl: 'Nie ma użytkownika o tym adresie e-mail.',
    en: 'User not found: nobody has this e-mail address.',
    no: 'Det finnes ingen bruker med denne e-postadressen.',
  },
  user_already_in_company: {
    pl: 'Ten użytkownik należy już do firmy lub jest administratorem.',
    en: 'This user is already in a company, or is an administrator.',
    no: 'Brukeren hører allerede til et firma eller er administrator.',
  },
  administrator_without_company: {
    pl: 'Administrator nie należy do żadnej firmy.',
    en: 'An administrator belongs to no company.',
    no: 'En administrator hører ikke til noe firma.',
  },
  owner_stays_active: {
    pl: 'Właściciela firmy nie można dezaktywować.',
    en: 'The owner cannot be deactivated.',
    no: 'Eieren kan ikke deaktiveres.',
  },

  status_not_allowed: {
    pl: 'Zlecenie nie może przejść do tego statusu.',
    en: 'The order cannot go to that status.',
    no: 'Ordren kan ikke gå til den statusen.',
  },
  order_not_editable: {
    pl: 'Zlecenia w tym statusie nie można już zmieniać.',
    en: 'The order can no longer be changed in its status.',
    no: 'Ordren kan ikke lenger endres i denne statusen.',
  },
  price_frozen: {
    pl: 'Cena jest zamrożona, odkąd wysłano ofertę.',
    en: 'The price is frozen since the offer was sent.',
    no: 'Prisen er låst siden tilbudet ble sendt.',
  },
  order_not_deletable: {
    pl: 'Nie można usunąć zlecenia, którego ofertę klient już dostał.',
    en: 'An order that was offered to the client cannot be deleted.',
    no: 'En ordre som er tilbudt kunden, kan ikke slettes.',
  },
  step_not_possible: {
    pl: 'Tego kroku nie można jeszcze wykonać.',
    en: 'This step cannot be taken yet.',
    no: 'Dette steget kan ikke tas ennå.',
  },
  price_changed: {
    pl: 'Cena zmieniła się w międzyczasie. Sprawdź ją jeszcze raz.',
    en: 'The price has changed meanwhile. Please check it again.',
    no: 'Prisen har endret seg i mellomtiden. Kontroller den på nytt.',
  },
  offer_not_of_route: {
    pl: 'Ta wycena nie należy do tej trasy.',
    en: 'That quote is not of this route.',
    no: 'Den prisen gjelder ikke denne ruten.',
  },
  choose_another_offer: {
    pl: 'Wybierz wycenę innego podwykonawcy.',
    en: 'Choose another subcontractor’s quote.',
    no: 'Velg prisen til en annen underleverandør.',
  },
  offer_chosen: {
    pl: 'Wybranej wyceny nie można usunąć. Najpierw ją odznacz.',
    en: 'A chosen quote cannot be deleted. Take the choice back first.',
    no: 'En valgt pris kan ikke slettes. Opphev valget først.',
  },
  chosen_offer_stays: {
    pl: 'Wybranej wyceny nie można zmienić. Najpierw ją odznacz.',
    en: 'A chosen quote cannot be changed. Take the choice back first.',
    no: 'En valgt pris kan ikke endres. Opphev valget først.',
  },
  chosen_meanwhile: {
    pl: 'Ktoś w międzyczasie wybrał inną wycenę dla tej trasy. Sprawdź ją.',
    en: 'Somebody has chosen another quote for this route meanwhile. Please look at it.',
    no: 'Noen har i mellomtiden valgt en annen pris for denne ruten. Se på den.',
  },
  route_not_editable: {
    pl: 'Trasy w tym statusie nie można już zmieniać.',
    en: 'The route can no longer be changed in this status.',
    no: 'Ruten kan ikke lenger endres i denne statusen.',
  },
  too_many_routes: {
    pl: 'Zlecenie może mieć najwyżej {limit} tras.',
    en: 'An order may have at most {limit} routes.',
    no: 'En ordre kan ha høyst {limit} ruter.',
  },

  amount_out_of_range: {
    pl: 'Kwota jest większa niż 999 999 999 999,99.',
    en: 'The amount is larger than 999,999,999,999.99.',
    no: 'Beløpet er større enn 999 999 999 999,99.',
  },

  invalid_link: {
    pl: 'Nieprawidłowy lub nieaktualny link.',
    en: 'The link is invalid or no longer works.',
    no: 'Lenken er ugyldig eller virker ikke lenger.',
  },
  link_expired: {
    pl: 'Link wygasł. Poproś o nowy.',
    en: 'The link has expired. Please ask for a new one.',
    no: 'Lenken er utløpt. Be om en ny.',
  },
  answered_otherwise: {
    pl: 'Na to zapytanie udzielono już innej odpowiedzi.',
    en: 'This was already answered otherwise.',
    no: 'Dette er allerede besvart på en annen måte.',
  },
  offer_expired: {
    pl: 'Ta oferta straciła ważność. Prosimy o kontakt.',
    en: 'This offer has run out. Please get in touch.',
    no: 'Dette tilbudet har utløpt. Ta kontakt.',
  },
  no_longer_open: {
    pl: 'Na to zapytanie nie można już odpowiedzieć.',
    en: 'This can no longer be answered.',
    no: 'Dette kan ikke lenger besvares.',
  },
  subcontractor_without_email: {
    pl: 'Podwykonawca nie ma adresu e-mail.',
    en: 'The subcontractor has no e-mail address.',
    no: 'Underleverandøren har ingen e-postadresse.',
  },
} satisfies Readonly<Record<string, Texts>>;
