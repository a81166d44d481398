import type { Texts } from './texts.js';

/** What can go wrong with accounts, by the code of the error. */
const accountProblems = {
  registration_closed: {
    pl: 'Rejestracja jest zamknięta. Poproś o zaproszenie osobę, która prowadzi to Frakto.',
    en: 'Registration is closed. Ask whoever runs this Frakto for an invitation.',
    no: 'Registreringen er stengt. Be den som driver denne Frakto, om en invitasjon.',
  },
  email_unconfirmed: {
    pl: 'Ten adres zarejestrowano już wcześniej, ale nikt go nie potwierdził. Wysłaliśmy na niego link: jeśli to Twój adres, ustaw pod nim własne hasło.',
    en: 'This address was registered before and never confirmed. We have mailed a link to it: if the address is yours, set a password of your own there.',
    no: 'Denne adressen er registrert tidligere og ble aldri bekreftet. Vi har sendt en lenke til den: er adressen din, setter du ditt eget passord der.',
  },
  own_password_needed: {
    pl: 'Hasło do tego konta mógł ustawić ktoś inny. Otwórz link z zaproszenia w swojej poczcie albo wybierz „Nie pamiętasz hasła?” i ustaw własne.',
    en: 'Somebody else may have set the password of this account. Open the link of the invitation in your mailbox, or choose “Forgot password?” and set your own.',
    no: 'Noen andre kan ha satt passordet til denne kontoen. Åpne lenken i invitasjonen i innboksen din, eller velg «Glemt passord?» og sett ditt eget.',
  },
  password_is_own: {
    pl: 'Ta osoba ma już własne hasło albo jej konto jest wyłączone. Hasło zmieni sama: przez „Nie pamiętasz hasła?”.',
    en: 'This person has a password of their own, or their account is turned off. They change it themselves with “Forgot password?”.',
    no: 'Denne personen har sitt eget passord, eller kontoen er slått av. Passordet endrer de selv med «Glemt passord?».',
  },
  too_many_strangers: {
    pl: 'Firma może napisać do {limit} nowych odbiorców na godzinę. Spróbuj ponownie za {retry_after} s.',
    en: 'A company may write to {limit} new recipients an hour. Try again in {retry_after} s.',
    no: 'Et firma kan skrive til {limit} nye mottakere i timen. Prøv igjen om {retry_after} s.',
  },
  too_many_strangers_first_day: {
    pl: 'W pierwszej dobie firma może napisać do {limit} nowych odbiorców. Spróbuj ponownie za {retry_after} s.',
    en: 'In its first day a company may write to {limit} new recipients. Try again in {retry_after} s.',
    no: 'Det første døgnet kan et firma skrive til {limit} nye mottakere. Prøv igjen om {retry_after} s.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What happened with administrators' test tools, by the code of the error. */
const adminToolProblems = {
  sql_off: {
    pl: 'Polecenia SQL są wyłączone. Włącza je ustawienie ADMIN_SQL=read albo ADMIN_SQL=write.',
    en: 'SQL statements are turned off. ADMIN_SQL=read or ADMIN_SQL=write turns them on.',
    no: 'SQL-setninger er slått av. ADMIN_SQL=read eller ADMIN_SQL=write slår dem på.',
  },
  sql_no_reader: {
    pl: 'Polecenia wykonuje osobna rola bazy danych, która może tylko czytać, a {role} nie może jej utworzyć. Pozwala na to polecenie administratora bazy: ALTER ROLE "{role}" CREATEROLE.',
    en: 'Statements are run by a role of the database that may only read, and {role} may not create it. The database’s administrator permits that: ALTER ROLE "{role}" CREATEROLE.',
    no: 'Setninger kjøres av en rolle i databasen som bare kan lese, og {role} kan ikke opprette den. Databasens administrator tillater det slik: ALTER ROLE "{role}" CREATEROLE.',
  },
  sql_reader_too_powerful: {
    pl: 'Rola bazy danych {role}, która ma tylko czytać, może więcej. Usuń ją albo odbierz jej uprawnienia i członkostwa.',
    en: 'The database’s role {role}, which is to read only, may do more. Drop it, or take its powers and memberships away.',
    no: 'Databaserollen {role}, som bare skal lese, kan mer. Slett den, eller ta fra den rettighetene og medlemskapene.',
  },
  sql_failed: {
    pl: 'Baza danych odrzuciła polecenie: {reason}',
    en: 'The database refused the statement: {reason}',
    no: 'Databasen avviste setningen: {reason}',
  },
  sql_timed_out: {
    pl: 'Polecenie trwało dłużej niż 5 sekund i zostało przerwane.',
    en: 'The statement took longer than 5 seconds and was stopped.',
    no: 'Setningen tok lenger enn 5 sekunder og ble stoppet.',
  },
  sql_result_too_large: {
    pl: 'Wynik jest za duży. Wybierz mniej kolumn albo wierszy.',
    en: 'The result is too large. Choose fewer columns or rows.',
    no: 'Resultatet er for stort. Velg færre kolonner eller rader.',
  },
  cleanup_off: {
    pl: 'Czyszczenie bazy danych jest wyłączone. Włącza je ustawienie ADMIN_CLEANUP=on.',
    en: 'Cleaning the database is turned off. ADMIN_CLEANUP=on turns it on.',
    no: 'Tømming av databasen er slått av. ADMIN_CLEANUP=on slår det på.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What happened with orders to carriers, by the code of the error. */
const carrierOrderProblems = {
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
    pl: 'O pojazd i kierowcę można zapytać podwykonawcy, który przyjął zlecenie i jest w trakcie jego realizacji.',
    en: 'The subcontractor can be asked for the vehicle and the driver after accepting the order and until it is done.',
    no: 'Underleverandøren kan bli spurt om kjøretøy og sjåfør fra oppdraget er godtatt til det er utført.',
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

/** What happened in the chat, by the code of the error. */
const chatProblems = {
  chat_partner_not_found: {
    pl: 'Nie ma takiej osoby, do której możesz pisać.',
    en: 'There is no such person whom you can write to.',
    no: 'Det finnes ingen slik person du kan skrive til.',
  },
  chat_partner_inactive: {
    pl: 'Konto tej osoby jest wyłączone. Nie można do niej pisać.',
    en: 'This person’s account is deactivated. They cannot be written to.',
    no: 'Denne personens konto er deaktivert. Du kan ikke skrive til vedkommende.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What happened in the directories, by the code of the error. */
const directoryProblems = {
  company_not_registered: {
    pl: 'W rejestrze nie ma firmy o tym numerze.',
    en: 'The register has no company of this number.',
    no: 'Registeret har ikke noe firma med dette nummeret.',
  },
  registry_unavailable: {
    pl: 'Rejestr firm jest teraz nieosiągalny. Wpisz dane ręcznie lub spróbuj później.',
    en: 'The register of companies cannot be reached now. Enter the data by hand, or try again later.',
    no: 'Firmaregisteret kan ikke nås nå. Fyll ut selv, eller prøv igjen senere.',
  },
  crawl_running: {
    pl: 'Skanowanie stron już trwa. Zatrzymaj je albo poczekaj, aż się skończy.',
    en: 'Websites are being scanned already. Stop that, or wait until it is done.',
    no: 'Nettsteder skannes allerede. Stopp skanningen, eller vent til den er ferdig.',
  },
  group_name_taken: {
    pl: 'Grupa o tej nazwie już istnieje.',
    en: 'There is a group of this name already.',
    no: 'Det finnes allerede en gruppe med dette navnet.',
  },
  client_already_collected: {
    pl: 'Ta firma jest już w Twojej kolekcji.',
    en: 'This company is already in your collection.',
    no: 'Dette firmaet er allerede i samlingen din.',
  },
  subcontractor_already_collected: {
    pl: 'Ten podwykonawca jest już w Twojej kolekcji.',
    en: 'This subcontractor is already in your collection.',
    no: 'Denne underleverandøren er allerede i samlingen din.',
  },
  subcontractor_deleted: {
    pl: 'Podwykonawca tej wyceny został usunięty. Wybierz inną wycenę.',
    en: 'The subcontractor of this quote was deleted. Choose another quote.',
    no: 'Underleverandøren bak dette pristilbudet er slettet. Velg et annet.',
  },
  already_member: {
    pl: 'Ten podwykonawca jest już w tej grupie.',
    en: 'This subcontractor is in this group already.',
    no: 'Denne underleverandøren er allerede i gruppen.',
  },
  too_many_members: {
    pl: 'Grupa może mieć najwyżej {limit} podwykonawców.',
    en: 'A group can have at most {limit} subcontractors.',
    no: 'En gruppe kan ha høyst {limit} underleverandører.',
  },
  user_already_invited: {
    pl: 'Ten użytkownik został już zaproszony.',
    en: 'This user has already been invited.',
    no: 'Brukeren er allerede invitert.',
  },
  template_type_taken: {
    pl: 'Szablon tego rodzaju już istnieje.',
    en: 'There is already a template of this type.',
    no: 'Det finnes allerede en mal av denne typen.',
  },
  unreadable_table: {
    pl: 'Tego pliku nie da się odczytać jako tabeli. Wyślij CSV albo skoroszyt Excela (.xlsx).',
    en: 'This file cannot be read as a table. Send CSV or an Excel workbook (.xlsx).',
    no: 'Filen kan ikke leses som en tabell. Send CSV eller en Excel-arbeidsbok (.xlsx).',
  },
  empty_table: {
    pl: 'Plik jest pusty albo tabela nie ma wierszy poniżej nagłówka.',
    en: 'The file is empty, or the table has no rows below its head.',
    no: 'Filen er tom, eller tabellen har ingen rader under overskriften.',
  },
  too_many_rows: {
    pl: 'Tabela może mieć najwyżej {limit} wierszy. Podziel plik.',
    en: 'A table can have at most {limit} rows. Split the file.',
    no: 'En tabell kan ha høyst {limit} rader. Del opp filen.',
  },
  too_much_text: {
    pl: 'Tabela ma za dużo tekstu. Podziel plik.',
    en: 'The table holds too much text. Split the file.',
    no: 'Tabellen har for mye tekst. Del opp filen.',
  },
  table_too_slow: {
    pl: 'Odczytanie tego pliku trwa zbyt długo albo wymaga zbyt wiele pamięci. Zapisz tabelę na nowo jako CSV albo podziel ją.',
    en: 'Reading this file takes too long or needs too much memory. Save the table anew as CSV, or split it.',
    no: 'Det tar for lang tid eller for mye minne å lese denne filen. Lagre tabellen på nytt som CSV, eller del den opp.',
  },
  import_started: {
    pl: 'Ten import już rozpoczęto.',
    en: 'This import was started already.',
    no: 'Denne importen er allerede startet.',
  },
  too_busy: {
    pl: 'Zbyt wiele plików czeka na odczytanie. Spróbuj za chwilę.',
    en: 'Too many files wait to be read. Try again in a moment.',
    no: 'For mange filer venter på å bli lest. Prøv igjen om litt.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What happened with documents, by the code of the error. */
const documentProblems = {
  file_type_not_allowed: {
    pl: 'Plików tego rodzaju nie przyjmujemy. Dozwolone: {allowed_extensions}.',
    en: 'Files of this kind are not taken. Allowed: {allowed_extensions}.',
    no: 'Filer av denne typen tas ikke imot. Tillatt: {allowed_extensions}.',
  },
  file_content_differs: {
    pl: 'Zawartość pliku nie jest tym, co mówi jego nazwa.',
    en: 'The content of the file is not what its name says.',
    no: 'Innholdet i filen er ikke det navnet sier.',
  },
  storage_unavailable: {
    pl: 'Plików nie można teraz zapisać ani odczytać. Nic nie przepadło: spróbuj za chwilę.',
    en: 'Files cannot be stored or read now. Nothing is lost: try again in a moment.',
    no: 'Filer kan ikke lagres eller leses nå. Ingenting er gått tapt: prøv igjen om litt.',
  },
  documents_too_early: {
    pl: 'Dokumenty dodaje się po utworzeniu zlecenia.',
    en: 'Documents are added once the order is created.',
    no: 'Dokumenter legges til når ordren er opprettet.',
  },
  document_kept: {
    pl: 'Do zlecenia wystawiono fakturę, więc tego dokumentu nie można usunąć.',
    en: 'The order is invoiced, so this document cannot be deleted.',
    no: 'Ordren er fakturert, så dette dokumentet kan ikke slettes.',
  },
  mail_files_too_large: {
    pl: 'Załączniki mają razem więcej niż {limit} MB. Odznacz część dokumentów.',
    en: 'The attachments have more than {limit} MB together. Leave out some documents.',
    no: 'Vedleggene er på mer enn {limit} MB til sammen. Fjern noen av dokumentene.',
  },
  too_many_drafts: {
    pl: 'Firma ma już {limit} szkiców zleceń. Usuń niepotrzebne.',
    en: 'The company has {limit} drafts of orders already. Delete those that nobody needs.',
    no: 'Bedriften har allerede {limit} ordreutkast. Slett dem som ingen trenger.',
  },
  too_many_views: {
    pl: 'Jest już {limit} zapisanych widoków. Usuń któryś, zanim dodasz następny.',
    en: 'There are already {limit} saved views. Remove one before you add another.',
    no: 'Det finnes allerede {limit} lagrede visninger. Fjern én før du legger til en ny.',
  },
  received_document_decided: {
    pl: 'Ktoś już potwierdził albo odrzucił ten plik.',
    en: 'Somebody has already confirmed or refused this file.',
    no: 'Noen har allerede bekreftet eller avvist denne filen.',
  },
  too_many_documents: {
    pl: 'Zlecenie może mieć najwyżej {limit} {limit:dokument|dokumenty|dokumentów}.',
    en: 'An order can have at most {limit} {limit:document|documents}.',
    no: 'En ordre kan ha høyst {limit} {limit:dokument|dokumenter}.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What happened to messages, by the code of the error. */
const messageProblems = {
  client_without_email: {
    pl: 'Klient nie ma adresu e-mail.',
    en: 'The client has no e-mail address.',
    no: 'Kunden har ingen e-postadresse.',
  },
  clients_without_email: {
    pl: 'Ci klienci nie mają adresu e-mail: {names}.',
    en: 'These clients have no e-mail address: {names}.',
    no: 'Disse kundene har ingen e-postadresse: {names}.',
  },
  clients_unsubscribed: {
    pl: 'Ci klienci wypisali się z wiadomości zbiorowych: {names}. Możesz napisać do każdego z osobna.',
    en: 'These clients have unsubscribed from mailings: {names}. You can write to each of them alone.',
    no: 'Disse kundene har meldt seg av masseutsendelser: {names}. Du kan skrive til hver av dem for seg.',
  },
  missing_user_settings: {
    pl: 'Brak ustawień użytkownika. Sprawdź ustawienia firmy i nazwę adresu e-mail.',
    en: 'Missing user settings. Please check company settings and email name.',
    no: 'Brukerinnstillinger mangler. Kontroller firmainnstillingene og e-postnavnet.',
  },
  key_used_otherwise: {
    pl: 'Pod tym kluczem wysłano już inny list. Aby wysłać ten, podaj nowy klucz.',
    en: 'Another letter was sent with this key. Choose a new one to send this letter.',
    no: 'Et annet brev er sendt med denne nøkkelen. Velg en ny for å sende dette brevet.',
  },
  letter_was_deleted: {
    pl: 'Ten list został już wysłany, a jego wiadomość usunięto.',
    en: 'This letter was sent already, and its message has been deleted since.',
    no: 'Dette brevet er allerede sendt, og meldingen er slettet siden.',
  },
  translation_unavailable: {
    pl: 'Tego tekstu nie można teraz przetłumaczyć.',
    en: 'This text cannot be translated now.',
    no: 'Denne teksten kan ikke oversettes nå.',
  },
  message_not_sent_yet: {
    pl: 'Wiadomość czeka jeszcze na wysłanie. Będzie ją można usunąć, gdy zostanie doręczona albo odrzucona.',
    en: 'The message is still waiting to be sent. It can be deleted once it was delivered or refused.',
    no: 'Meldingen venter fortsatt på å bli sendt. Den kan slettes når den er levert eller avvist.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What happened, of whom data belong to. */
const privacyProblems = {
  person_is_user: {
    pl: 'To adres osoby z Twojej firmy. Najpierw usuń ją z firmy.',
    en: 'That is the address of somebody of your company. Remove them from the company first.',
    no: 'Adressen tilhører en person i firmaet ditt. Fjern personen fra firmaet først.',
  },
  import_running: {
    pl: 'Trwa import, w którym mogą być dane tej osoby. Spróbuj ponownie, gdy się zakończy.',
    en: 'An import is running that may hold the person’s data. Try again when it has ended.',
    no: 'En import pågår som kan inneholde personens data. Prøv igjen når den er ferdig.',
  },
  client_offer_sent: {
    pl: 'Oferta poszła już na adres, który nie jest adresem tego klienta. Cofnij zlecenie do wyceny, potwierdź klienta i wyślij ofertę jeszcze raz.',
    en: 'The offer has gone to an address that is not this client’s. Take the order back to valuation, confirm the client, then send the offer again.',
    no: 'Tilbudet er allerede sendt til en adresse som ikke er denne kundens. Ta ordren tilbake til prising, bekreft kunden og send tilbudet på nytt.',
  },
  no_client_claim: {
    pl: 'To zapytanie nie wymaga już potwierdzenia klienta.',
    en: 'Whose request this is needs no confirmation, or no longer.',
    no: 'Det trengs ikke lenger å bekrefte hvem sin forespørsel dette er.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What stands against a sign-in or a change of what signs somebody in, by the code of the error. */
const signInProblems = {
  second_factor_required: {
    pl: 'Podaj kod z aplikacji uwierzytelniającej albo kod odzyskiwania.',
    en: 'Enter the code of your authenticator app or a recovery code.',
    no: 'Skriv inn koden fra autentiseringsappen eller en gjenopprettingskode.',
  },
  second_factor_needed: {
    pl: 'Twoja organizacja wymaga drugiego składnika logowania. Włącz go, aby pracować dalej.',
    en: 'Your organisation asks for a second factor. Turn one on to go on working.',
    no: 'Organisasjonen din krever totrinnsbekreftelse. Slå den på for å jobbe videre.',
  },
  second_factor_on: {
    pl: 'Drugi składnik logowania jest już włączony. Aby go zmienić, najpierw go wyłącz.',
    en: 'A second factor is on already. To change it, turn it off first.',
    no: 'Totrinnsbekreftelse er allerede på. Slå den av først for å endre den.',
  },
  second_factor_not_begun: {
    pl: 'Drugi składnik logowania nie jest włączony. Zacznij od jego skonfigurowania.',
    en: 'No second factor is on. Begin by setting one up.',
    no: 'Totrinnsbekreftelse er ikke på. Begynn med å sette den opp.',
  },
  factor_token_invalid: {
    pl: 'Czas na podanie kodu minął albo było zbyt wiele prób. Zaloguj się jeszcze raz.',
    en: 'The time for the code is over, or there were too many tries. Please sign in again.',
    no: 'Tiden for koden er ute, eller det var for mange forsøk. Logg inn på nytt.',
  },
  wrong_code: {
    pl: 'Nieprawidłowy albo już użyty kod.',
    en: 'A wrong code, or one that was used before.',
    no: 'Feil kode, eller en som er brukt før.',
  },
  passkey_refused: {
    pl: 'Tym kluczem dostępu nie udało się potwierdzić tożsamości. Spróbuj ponownie albo użyj hasła.',
    en: 'This passkey could not be verified. Try again, or use the password.',
    no: 'Passnøkkelen kunne ikke bekreftes. Prøv igjen, eller bruk passordet.',
  },
  passkey_unknown: {
    pl: 'Ten klucz dostępu nie należy już do żadnego konta. Zaloguj się hasłem, a klucz usuń ze swojego urządzenia.',
    en: 'This passkey no longer belongs to an account. Sign in with your password, and delete the passkey on your device.',
    no: 'Denne passnøkkelen hører ikke lenger til noen konto. Logg inn med passordet, og slett passnøkkelen på enheten din.',
  },
  passkey_known: {
    pl: 'Ten klucz dostępu jest już dodany.',
    en: 'This passkey has been added already.',
    no: 'Denne passnøkkelen er allerede lagt til.',
  },
  too_many_passkeys: {
    pl: 'Można mieć najwyżej {limit} {limit:klucz|klucze|kluczy} dostępu. Usuń te, których nie używasz.',
    en: 'There may be at most {limit} {limit:passkey|passkeys}. Remove those that you do not use.',
    no: 'Du kan ha høyst {limit} {limit:passnøkkel|passnøkler}. Fjern dem du ikke bruker.',
  },
  own_second_factor: {
    pl: 'Swój drugi składnik logowania wyłącza się na stronie konta, podając hasło.',
    en: 'Your own second factor is turned off on the page of your account, with the password.',
    no: 'Din egen totrinnsbekreftelse slår du av på kontosiden, med passordet.',
  },
} satisfies Readonly<Record<string, Texts>>;

/** What can go wrong for programs that call by a key, by the code of the error. */
const integratorProblems = {
  form_not_available: {
    pl: 'Tego formularza nie ma albo został wyłączony.',
    en: 'There is no such form, or it was turned off.',
    no: 'Skjemaet finnes ikke, eller det er slått av.',
  },
  site_not_allowed: {
    pl: 'Ten formularz nie może działać na tej stronie internetowej. Jej właściciel może ją dopisać w ustawieniach formularza.',
    en: 'This form may not be used on this website. Its owner can add the website in the settings of the form.',
    no: 'Dette skjemaet kan ikke brukes på dette nettstedet. Eieren kan legge til nettstedet i innstillingene for skjemaet.',
  },
  form_filled_by_machine: {
    pl: 'Wypełniono pole, którego nie widać na stronie. Zapytania nie przyjęto.',
    en: 'A field was filled that the page does not show. The request was not taken.',
    no: 'Et felt som ikke vises på siden, ble fylt ut. Forespørselen ble ikke tatt imot.',
  },
  form_too_fast: {
    pl: 'Formularz wysłano zbyt szybko po otwarciu. Spróbuj ponownie za kilka sekund.',
    en: 'The form was sent too soon after it was opened. Try again in a few seconds.',
    no: 'Skjemaet ble sendt for raskt etter at det ble åpnet. Prøv igjen om noen sekunder.',
  },
  form_challenge_invalid: {
    pl: 'Formularz był otwarty zbyt długo albo jest nieprawidłowy. Odśwież stronę i wyślij ponownie.',
    en: 'The form was open for too long, or is not valid. Reload the page and send it again.',
    no: 'Skjemaet har vært åpent for lenge, eller er ugyldig. Last siden på nytt og send igjen.',
  },
  form_challenge_used: {
    pl: 'Ten formularz został już wysłany. Odśwież stronę, aby wysłać kolejne zapytanie.',
    en: 'This form was sent already. Reload the page to send another request.',
    no: 'Dette skjemaet er allerede sendt. Last siden på nytt for å sende en ny forespørsel.',
  },
  form_proof_wrong: {
    pl: 'Brakuje obliczenia, które odróżnia ludzi od automatów. Odśwież stronę i wyślij ponownie.',
    en: 'The calculation is missing that tells people from robots. Reload the page and send it again.',
    no: 'Beregningen som skiller mennesker fra roboter, mangler. Last siden på nytt og send igjen.',
  },
  carrier_unconfirmed: {
    pl: 'Ten podwykonawca zgłosił się sam przez stronę. Najpierw przyjmij jego zgłoszenie.',
    en: 'This subcontractor registered itself over the website. Accept its registration first.',
    no: 'Denne underleverandøren har registrert seg selv på nettstedet. Godkjenn registreringen først.',
  },
  carrier_known_meanwhile: {
    pl: 'Firma z tym numerem albo adresem jest już w katalogu: {subcontractor_name}. Powiedz, czy to ten sam podwykonawca.',
    en: 'The directory has a firm with this number or address by now: {subcontractor_name}. Say whether it is the same subcontractor.',
    no: 'Katalogen har nå et firma med dette nummeret eller denne adressen: {subcontractor_name}. Si om det er samme underleverandør.',
  },
  waiting_files_full: {
    pl: 'Firma ma za dużo plików, których jeszcze nie sprawdziła. Zgłoszenie dotarło; plik wyślij później albo e-mailem.',
    en: 'The company has too many files that it has not looked at yet. The registration has arrived; send the file later, or by e-mail.',
    no: 'Firmaet har for mange filer som det ikke har sett på ennå. Registreringen er mottatt; send filen senere eller på e-post.',
  },
  registration_decided: {
    pl: 'To zgłoszenie zostało już rozpatrzone.',
    en: 'This registration has been decided on already.',
    no: 'Denne registreringen er allerede behandlet.',
  },
  request_confirmed: {
    pl: 'Tego zapytania nie trzeba już potwierdzać.',
    en: 'This request needs no confirmation, or no longer.',
    no: 'Denne forespørselen trenger ikke lenger bekreftelse.',
  },
  api_key_expired: {
    pl: 'Ten klucz API wygasł. Właściciel firmy może utworzyć nowy.',
    en: 'This API key has expired. The owner of the company can make a new one.',
    no: 'Denne API-nøkkelen er utløpt. Eieren av firmaet kan opprette en ny.',
  },
  api_key_not_allowed: {
    pl: 'Tego nie można zrobić kluczem API: wymaga zalogowanej osoby.',
    en: 'No API key may do this: it takes a person who is signed in.',
    no: 'Dette kan ikke gjøres med en API-nøkkel: det krever en person som er logget inn.',
  },
  unknown_version: {
    pl: 'Nie ma takiej wersji API. Dostępne: {known_versions}.',
    en: 'The API has no such version. There are: {known_versions}.',
    no: 'API-et har ingen slik versjon. Disse finnes: {known_versions}.',
  },
  idempotency_key_invalid: {
    pl: 'Nagłówek Idempotency-Key musi mieć od 1 do 255 znaków, bez znaków sterujących.',
    en: 'The header Idempotency-Key has to have 1 to 255 characters, without control characters.',
    no: 'Hodet Idempotency-Key må ha 1 til 255 tegn, uten kontrolltegn.',
  },
  idempotency_key_reused: {
    pl: 'Tego Idempotency-Key użyto już do innego żądania. Nowe żądanie potrzebuje nowego klucza.',
    en: 'This Idempotency-Key was used for another request. A new request needs a key of its own.',
    no: 'Denne Idempotency-Key er brukt til en annen forespørsel. En ny forespørsel trenger en egen nøkkel.',
  },
  idempotency_key_in_use: {
    pl: 'Żądanie z tym Idempotency-Key jest właśnie wykonywane. Spróbuj ponownie za chwilę.',
    en: 'A request with this Idempotency-Key is under way. Try again in a moment.',
    no: 'En forespørsel med denne Idempotency-Key er i gang. Prøv igjen om et øyeblikk.',
  },
  external_id_taken: {
    pl: 'Inny rekord firmy ma już ten external_id.',
    en: 'Another record of the company has this external_id already.',
    no: 'En annen post i firmaet har allerede denne external_id.',
  },
  scope_missing: {
    pl: 'Kluczowi API brakuje zakresu {scope}.',
    en: 'The API key lacks the scope {scope}.',
    no: 'API-nøkkelen mangler omfanget {scope}.',
  },
  too_many_api_keys: {
    pl: 'Firma może mieć najwyżej {limit} {limit:klucz|klucze|kluczy} API. Usuń te, których nie używa.',
    en: 'A company may have at most {limit} API {limit:key|keys}. Remove those that it does not use.',
    no: 'Et firma kan ha høyst {limit} API-{limit:nøkkel|nøkler}. Fjern dem det ikke bruker.',
  },
  too_many_webhooks: {
    pl: 'Firma może mieć najwyżej {limit} {limit:webhook|webhooki|webhooków}. Usuń te, których nie używa.',
    en: 'A company may have at most {limit} {limit:webhook|webhooks}. Remove those that it does not use.',
    no: 'Et firma kan ha høyst {limit} {limit:webhook|webhooker}. Fjern dem det ikke bruker.',
  },
} satisfies Readonly<Record<string, Texts>>;

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
  ...integratorProblems,
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
  no_structured_invoice: {
    pl: 'Fakturę ustrukturyzowaną mają tylko faktury wystawione według polskiego prawa.',
    en: 'Only invoices by Polish law have a structured form.',
    no: 'Bare fakturaer etter polsk lov har en strukturert form.',
  },
  ksef_polish_only: {
    pl: 'Do KSeF wysyłają faktury tylko firmy wystawiające je według polskiego prawa.',
    en: 'Only companies that issue invoices by Polish law send them to KSeF.',
    no: 'Bare firmaer som utsteder fakturaer etter polsk lov, sender dem til KSeF.',
  },
  ksef_off: {
    pl: 'Wysyłka do KSeF jest wyłączona. Włącz ją w ustawieniach firmy.',
    en: 'Sending to KSeF is switched off. Switch it on in the company settings.',
    no: 'Sending til KSeF er slått av. Slå det på i firmainnstillingene.',
  },
  ksef_not_to_retry: {
    pl: 'KSeF ma już tę fakturę.',
    en: 'KSeF has this invoice already.',
    no: 'KSeF har allerede denne fakturaen.',
  },
  load_exchange_in_use: {
    pl: 'Na giełdzie Trans.eu są jeszcze ładunki opublikowane przez tę aplikację. Wyłącz publikowanie i poczekaj, aż zostaną wycofane; potem można ją usunąć lub zmienić.',
    en: 'Loads that were published by this application still stand on Trans.eu. Switch publishing off and wait until they are withdrawn; then it can be removed or replaced.',
    no: 'Last som ble publisert med denne applikasjonen, ligger fortsatt på Trans.eu. Slå av publisering og vent til den er trukket tilbake; deretter kan applikasjonen fjernes eller byttes.',
  },
  load_exchange_off: {
    pl: 'Publikowanie na giełdzie Trans.eu jest wyłączone. Włącz je w ustawieniach firmy i zaloguj się tam do Trans.eu.',
    en: 'Publishing on Trans.eu is switched off. Switch it on in the company settings, and sign in to Trans.eu there.',
    no: 'Publisering på Trans.eu er slått av. Slå det på i firmainnstillingene, og logg inn på Trans.eu der.',
  },
  load_exchange_sign_in_failed: {
    pl: 'Trans.eu nie przyjęło logowania. Sprawdź dane aplikacji i zaloguj się jeszcze raz.',
    en: 'Trans.eu did not take the sign-in. Check the data of the application, and sign in once more.',
    no: 'Trans.eu godtok ikke innloggingen. Kontroller dataene for applikasjonen, og logg inn på nytt.',
  },
  load_exchange_unavailable: {
    pl: 'Trans.eu nie odpowiada. Spróbuj ponownie za chwilę.',
    en: 'Trans.eu does not answer. Try again in a moment.',
    no: 'Trans.eu svarer ikke. Prøv igjen om litt.',
  },
  route_has_chosen_quote: {
    pl: 'Dla tej trasy wybrano już wycenę. Najpierw ją odznacz.',
    en: 'A quote is chosen for this route. Take the choice back first.',
    no: 'En pris er valgt for denne ruten. Opphev valget først.',
  },
  invoice_not_refused: {
    pl: 'Poprawić można tylko fakturę odrzuconą przez KSeF. Ta nie jest odrzucona albo ktoś ją już poprawił.',
    en: 'Only an invoice that KSeF refused can be mended. This one is not refused, or somebody has mended it already.',
    no: 'Bare en faktura som KSeF avviste, kan rettes slik. Denne er ikke avvist, eller noen har alt rettet den.',
  },
  invoice_in_circulation: {
    pl: 'Tę fakturę wystawiono offline i klient już ją dostał, więc jest w obrocie. Wyślij ją ponownie bez zmian, a potem skoryguj.',
    en: 'This invoice was issued offline and the client has it, so it is in circulation. Send it again unchanged, then correct it.',
    no: 'Denne fakturaen ble utstedt offline, og kunden har fått den, så den er i omløp. Send den uendret på nytt, og korriger den deretter.',
  },
  invoice_refused: {
    pl: 'KSeF odrzucił tę fakturę, więc nie została wystawiona. Najpierw ją popraw i wyślij ponownie do KSeF.',
    en: 'KSeF refused this invoice, so it was never issued. Mend it first, and send it to KSeF again.',
    no: 'KSeF avviste denne fakturaen, så den ble aldri utstedt. Rett den først, og send den til KSeF på nytt.',
  },
  invoice_has_correction: {
    pl: 'Do tej faktury wystawiono już korektę. Popraw ją razem z wycofaniem korekty albo, jeśli klient lub KSeF ma korektę, wyślij fakturę ponownie bez zmian.',
    en: 'A correction is based on this invoice. Withdraw the correction as you mend the invoice, or, where the client or KSeF has the correction, send the invoice again unchanged.',
    no: 'En korreksjon bygger på denne fakturaen. Trekk korreksjonen tilbake når du retter fakturaen, eller send fakturaen uendret på nytt hvis kunden eller KSeF har korreksjonen.',
  },
  no_ksef_receipt: {
    pl: 'Nie ma jeszcze UPO tej faktury.',
    en: 'There is no receipt (UPO) of this invoice yet.',
    no: 'Det finnes ingen kvittering (UPO) for denne fakturaen ennå.',
  },
  structured_invoice_faulty: {
    pl: 'Z tych danych nie powstanie poprawna faktura ustrukturyzowana. Popraw wskazane dane; fakturę odrzuconą przez KSeF popraw i wyślij, a wystawioną skoryguj.',
    en: 'These data do not make a valid structured invoice. Fix the data named here; mend an invoice that KSeF refused, and correct one that has been issued.',
    no: 'Disse opplysningene gir ingen gyldig strukturert faktura. Rett det som er nevnt; en faktura som KSeF avviste, rettes og sendes, en utstedt korrigeres.',
  },
  carrier_unfit: {
    pl: 'Dokumenty podwykonawcy są nieważne albo ich brakuje. Podaj powód, aby mimo to wysłać zlecenie.',
    en: 'Papers of the subcontractor have expired or are missing. Give a reason to send the order all the same.',
    no: 'Underleverandørens dokumenter er utløpt eller mangler. Oppgi en grunn for å sende oppdraget likevel.',
  },
  too_many_contacts: {
    pl: 'Więcej osób nie można dodać (najwyżej {limit}).',
    en: 'No more people can be added ({limit} at most).',
    no: 'Flere personer kan ikke legges til (høyst {limit}).',
  },
  too_many_vehicles: {
    pl: 'Więcej pojazdów nie można dodać (najwyżej {limit}).',
    en: 'No more vehicles can be added ({limit} at most).',
    no: 'Flere kjøretøy kan ikke legges til (høyst {limit}).',
  },
  too_many_papers: {
    pl: 'Więcej dokumentów nie można dodać (najwyżej {limit}).',
    en: 'No more papers can be added ({limit} at most).',
    no: 'Flere dokumenter kan ikke legges til (høyst {limit}).',
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

  price_differs: {
    pl: 'Faktura podwykonawcy nie zgadza się z uzgodnioną ceną. Podaj powód, aby ją przyjąć.',
    en: 'The subcontractor’s invoice is not what was agreed. Give a reason to accept it.',
    no: 'Fakturaen fra underleverandøren stemmer ikke med avtalt pris. Oppgi en grunn for å godta den.',
  },
  carrier_invoice_exists: {
    pl: 'Faktura tego podwykonawcy o tym numerze jest już zapisana.',
    en: 'An invoice of this subcontractor with this number is there already.',
    no: 'En faktura fra denne underleverandøren med dette nummeret finnes allerede.',
  },
  received_invoice_decided: {
    pl: 'O tej fakturze już zdecydowano.',
    en: 'Somebody has decided on this invoice already.',
    no: 'Det er allerede tatt stilling til denne fakturaen.',
  },
  received_invoice_unmatched: {
    pl: 'Nie wiadomo już, że ta faktura dotyczy tego odcinka. Sprawdź ją ponownie albo przypisz ją ręcznie.',
    en: 'It is not, or no longer, known that this invoice is for this route. Look at it again, or assign it by hand.',
    no: 'Det er ikke, eller ikke lenger, kjent at fakturaen gjelder denne ruten. Se på den på nytt, eller tilordne den for hånd.',
  },
  received_invoice_changed: {
    pl: 'Różnica jest już inna niż ta, którą widać. Sprawdź fakturę ponownie, zanim ją zatwierdzisz.',
    en: 'The difference is another one now than was seen. Look at the invoice again before you approve it.',
    no: 'Avviket er et annet nå enn det som ble vist. Se på fakturaen på nytt før du godkjenner den.',
  },
  received_invoice_not_bookable: {
    pl: 'Tej faktury nie można przyjąć samej: nie da się jej odczytać, nie ma kwoty, jest w nieobsługiwanej walucie albo kwota do zapłaty nie jest sumą netto i VAT. Wprowadź ją ręcznie przy zleceniu.',
    en: 'This invoice cannot be taken over by itself: it cannot be read, has no amount, is in an unsupported currency, or what is due is not net plus VAT. Enter it by hand with the order.',
    no: 'Fakturaen kan ikke overtas direkte: den kan ikke leses, mangler beløp, er i en valuta som ikke støttes, eller beløpet å betale er ikke netto pluss mva. Før den inn for hånd på ordren.',
  },
  received_invoice_missing: {
    pl: 'Plik tej faktury nie został jeszcze pobrany z KSeF.',
    en: 'The file of this invoice has not been fetched from KSeF yet.',
    no: 'Filen til denne fakturaen er ikke hentet fra KSeF ennå.',
  },
  carrier_invoice_paid: {
    pl: 'Tę fakturę opłacono, choćby w części. Najpierw usuń płatności.',
    en: 'Something of this invoice counts as paid. Remove the payments first.',
    no: 'Noe av denne fakturaen er betalt. Fjern betalingene først.',
  },
  ksef_outage_overlaps: {
    pl: 'W tym czasie wpisano już inną przerwę w działaniu KSeF.',
    en: 'Another outage of KSeF was entered for that time already.',
    no: 'Det er allerede lagt inn et annet avbrudd i KSeF for den tiden.',
  },
  payment_account_missing: {
    pl: 'W danych do faktur nie ma rachunku, z którego można zapłacić. Właściciel wpisuje go w ustawieniach faktur.',
    en: 'The invoice data have no account to pay from. The owner enters it in the invoice settings.',
    no: 'Fakturaopplysningene har ingen konto å betale fra. Eieren legger den inn i fakturainnstillingene.',
  },
  payment_name_missing: {
    pl: 'W danych do faktur nie ma nazwy firmy, bez której bank nie przyjmie pliku. Właściciel wpisuje ją w ustawieniach faktur.',
    en: 'The invoice data have no name of the company, without which the bank refuses the file. The owner enters it in the invoice settings.',
    no: 'Fakturaopplysningene mangler firmanavnet, og uten det avviser banken filen. Eieren legger det inn i fakturainnstillingene.',
  },
  payment_file_empty: {
    pl: 'Żadnej z tych faktur nie można zapłacić plikiem. Powody są podane przy fakturach.',
    en: 'None of these invoices can be paid by a file. The reasons stand with the invoices.',
    no: 'Ingen av fakturaene kan betales med en fil. Årsakene står ved fakturaene.',
  },
  payment_file_paid: {
    pl: 'Ten plik oznaczono już jako zapłacony.',
    en: 'This file was marked as paid already.',
    no: 'Denne filen er allerede merket som betalt.',
  },
  payment_file_polish_only: {
    pl: 'Pliki przelewów są dla firm, które wystawiają faktury według polskiego prawa.',
    en: 'Payment files are for companies that issue their invoices by Polish law.',
    no: 'Betalingsfiler er for firmaer som utsteder fakturaer etter polsk lov.',
  },
  payment_file_repeated: {
    pl: 'Są już w innym pliku przelewów: {numbers}. Sprawdź w banku, czy ich nie zapłacono, zanim zapiszesz je ponownie.',
    en: 'These are in another payment file already: {numbers}. Look with the bank whether they were paid before you write them again.',
    no: 'Disse er allerede i en annen betalingsfil: {numbers}. Sjekk i banken om de er betalt før du skriver dem på nytt.',
  },
  nothing_to_pay: {
    pl: 'Nie ma nic do zapłaty.',
    en: 'Nothing is to be paid.',
    no: 'Det er ingenting å betale.',
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
    no: 'Det pristilbudet gjelder ikke denne ruten.',
  },
  mail_not_on_hold: {
    pl: 'Ta wiadomość dotarła, jest w drodze albo nikt już nie czeka na odpowiedź.',
    en: 'This mail has arrived, is on its way, or nobody waits for its answer any more.',
    no: 'Denne e-posten er kommet fram, er underveis, eller ingen venter lenger på svar.',
  },
  choose_another_offer: {
    pl: 'Wybierz wycenę innego podwykonawcy.',
    en: 'Choose another subcontractor’s quote.',
    no: 'Velg pristilbudet fra en annen underleverandør.',
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
  route_has_quotes: {
    pl: 'Trasa ma już wyceny, a są one za całą trasę. Usuń je, a potem podziel lub połącz trasy.',
    en: 'There are quotes for this route, and they are for all of it. Delete them before you split or join routes.',
    no: 'Ruten har allerede pristilbud, og de gjelder hele ruten. Slett dem før du deler eller slår sammen ruter.',
  },
  route_was_asked: {
    pl: 'Podwykonawców zapytano już o całą tę trasę, więc nie można jej podzielić ani połączyć z inną. Dodaj nową trasę.',
    en: 'Subcontractors have been asked about the whole route, so it can be neither split nor joined. Add a new route instead.',
    no: 'Underleverandører er allerede spurt om hele ruten, så den kan verken deles eller slås sammen. Legg til en ny rute i stedet.',
  },
  no_next_route: {
    pl: 'Po tej trasie nie ma następnej, z którą można by ją połączyć.',
    en: 'There is no route after this one to join it with.',
    no: 'Det er ingen rute etter denne å slå den sammen med.',
  },
  routes_not_in_sequence: {
    pl: 'Następna trasa kończy się, zanim ta się zaczyna. Popraw najpierw terminy.',
    en: 'The next route ends before this one begins. Correct the dates first.',
    no: 'Neste rute slutter før denne begynner. Rett opp tidspunktene først.',
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
