// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
/** Names of the members of `BodyType` for people, by language. */
export const bodyTypeLabels = {
  pl: {
    curtain_side: 'Plandeka',
    mega: 'Mega',
    box: 'Zabudowa skrzyniowa',
    reefer: 'Chłodnia',
    flatbed: 'Platforma',
    low_loader: 'Niskopodwoziowa',
    container: 'Podwozie kontenerowe',
    tanker: 'Cysterna',
    silo: 'Silos',
    tipper: 'Wywrotka',
    walking_floor: 'Ruchoma podłoga',
    van: 'Bus',
    tail_lift_van: 'Bus z windą',
  },
  en: {
    curtain_side: 'Curtain-sider',
    mega: 'Mega trailer',
    box: 'Box trailer',
    reefer: 'Refrigerated',
    flatbed: 'Flatbed',
    low_loader: 'Low loader',
    container: 'Container chassis',
    tanker: 'Tanker',
    silo: 'Silo',
    tipper: 'Tipper',
    walking_floor: 'Walking floor',
    van: 'Van',
    tail_lift_van: 'Van with tail lift',
  },
  no: {
    curtain_side: 'Kapelltilhenger',
    mega: 'Mega',
    box: 'Skaptilhenger',
    reefer: 'Kjøl/frys',
    flatbed: 'Åpen tilhenger',
    low_loader: 'Maskintralle',
    container: 'Containerchassis',
    tanker: 'Tankbil',
    silo: 'Silo',
    tipper: 'Tippbil',
    walking_floor: 'Walking floor',
    van: 'Varebil',
    tail_lift_van: 'Varebil med lift',
  },
} as const;

/** Names of the members of `ContactRole` for people, by language. */
export const contactRoleLabels = {
  pl: {
    owner: 'Właściciel',
    dispatcher: 'Dyspozytor',
    accounting: 'Księgowość',
    sales: 'Handlowiec',
    warehouse: 'Magazyn',
    driver: 'Kierowca',
    other: 'Inna',
  },
  en: {
    owner: 'Owner',
    dispatcher: 'Dispatcher',
    accounting: 'Accounting',
    sales: 'Sales',
    warehouse: 'Warehouse',
    driver: 'Driver',
    other: 'Other',
  },
  no: {
    owner: 'Eier',
    dispatcher: 'Trafikkleder',
    accounting: 'Regnskap',
    sales: 'Salg',
    warehouse: 'Lager',
    driver: 'Sjåfør',
    other: 'Annet',
  },
} as const;

/** Names of the members of `DocumentTypeCode` for people, by language. */
export const documentTypeCodeLabels = {
  pl: {
    SUBCONTRACTOR_INVOICE: 'Faktura podwykonawcy',
    POD: 'POD',
    ISSUED_INVOICE: 'Faktura dla klienta',
    OTHER: 'Inne',
  },
  en: {
    SUBCONTRACTOR_INVOICE: 'Subcontractor’s invoice',
    POD: 'POD',
    ISSUED_INVOICE: 'Invoice to the client',
    OTHER: 'Other',
  },
  no: {
    SUBCONTRACTOR_INVOICE: 'Faktura fra underleverandør',
    POD: 'POD',
    ISSUED_INVOICE: 'Faktura til kunden',
    OTHER: 'Annet',
  },
} as const;

/** Names of the members of `EmailTemplateType` for people, by language. */
export const emailTemplateTypeLabels = {
  pl: {
    quote_request: 'Zaproszenie do zapytania',
    quote_confirmation: 'Potwierdzenie zapytania',
    completion_request: 'Prośba o uzupełnienie danych',
    order_acceptance: 'Przyjęcie zlecenia',
    subcontractor_price_request: 'Zapytanie do podwykonawców',
    offers_to_client: 'Oferta dla klienta',
    subcontractor_acceptance_request: 'Zlecenie dla podwykonawcy',
    invoice_sent: 'Faktura',
    follow_up: 'Przypomnienie',
  },
  en: {
    quote_request: 'Invitation to ask for a quote',
    quote_confirmation: 'Request received',
    completion_request: 'Request for missing data',
    order_acceptance: 'Order confirmed',
    subcontractor_price_request: 'Price request to subcontractors',
    offers_to_client: 'Offer to the client',
    subcontractor_acceptance_request: 'Order to a subcontractor',
    invoice_sent: 'Invoice',
    follow_up: 'Reminder',
  },
  no: {
    quote_request: 'Invitasjon til forespørsel',
    quote_confirmation: 'Forespørsel mottatt',
    completion_request: 'Ber om manglende opplysninger',
    order_acceptance: 'Ordre tatt imot',
    subcontractor_price_request: 'Prisforespørsel til underleverandører',
    offers_to_client: 'Tilbud til kunden',
    subcontractor_acceptance_request: 'Oppdrag til underleverandør',
    invoice_sent: 'Faktura',
    follow_up: 'Purring',
  },
} as const;

/** Names of the members of `EmbeddedFormKind` for people, by language. */
export const embeddedFormKindLabels = {
  pl: { request: 'Zapytania klientów', carrier: 'Zgłoszenia przewoźników' },
  en: { request: 'Clients’ requests', carrier: 'Carriers’ registrations' },
  no: { request: 'Forespørsler fra kunder', carrier: 'Registreringer av transportører' },
} as const;

/** Names of the members of `EmbeddedTheme` for people, by language. */
export const embeddedThemeLabels = {
  pl: { auto: 'Jak w urządzeniu', light: 'Jasny', dark: 'Ciemny' },
  en: { auto: 'Match device', light: 'Light', dark: 'Dark' },
  no: { auto: 'Som enheten', light: 'Lyst', dark: 'Mørkt' },
} as const;

/** Names of the members of `ImportKind` for people, by language. */
export const importKindLabels = {
  pl: { clients: 'Klienci', subcontractors: 'Podwykonawcy' },
  en: { clients: 'Clients', subcontractors: 'Subcontractors' },
  no: { clients: 'Kunder', subcontractors: 'Underleverandører' },
} as const;

/** Names of the members of `ImportStatus` for people, by language. */
export const importStatusLabels = {
  pl: { uploaded: 'Nierozpoczęty', running: 'Trwa', done: 'Zakończony', failed: 'Przerwany' },
  en: { uploaded: 'Not started', running: 'Running', done: 'Done', failed: 'Interrupted' },
  no: { uploaded: 'Ikke startet', running: 'Pågår', done: 'Ferdig', failed: 'Avbrutt' },
} as const;

/** Names of the members of `LinkKind` for people, by language. */
export const linkKindLabels = {
  pl: {
    'order-form': 'Formularz zlecenia',
    'subcontractor-offer': 'Oferta podwykonawcy',
    'client-offer-selection': 'Wybór oferty przez klienta',
    'subcontractor-order-view': 'Zlecenie dla podwykonawcy',
  },
  en: {
    'order-form': 'Order form',
    'subcontractor-offer': 'Subcontractor’s offer',
    'client-offer-selection': 'Client’s choice of offer',
    'subcontractor-order-view': 'Subcontractor’s order',
  },
  no: {
    'order-form': 'Bestillingsskjema',
    'subcontractor-offer': 'Underleverandørens tilbud',
    'client-offer-selection': 'Kundens valg av tilbud',
    'subcontractor-order-view': 'Underleverandørens oppdrag',
  },
} as const;

/** Names of the members of `LostReason` for people, by language. */
export const lostReasonLabels = {
  pl: {
    price: 'Za wysoka cena',
    dates: 'Nie pasował termin',
    competitor: 'Wybrano konkurencję',
    cancelled: 'Transport odwołany',
    no_capacity: 'Brak wolnego auta',
    no_answer: 'Brak odpowiedzi',
    other: 'Inny powód',
  },
  en: {
    price: 'Price too high',
    dates: 'Dates did not suit',
    competitor: 'Lost to a competitor',
    cancelled: 'Transport cancelled',
    no_capacity: 'No vehicle available',
    no_answer: 'No answer',
    other: 'Other',
  },
  no: {
    price: 'For høy pris',
    dates: 'Datoene passet ikke',
    competitor: 'En konkurrent fikk det',
    cancelled: 'Transporten ble avlyst',
    no_capacity: 'Ingen ledig bil',
    no_answer: 'Ikke svar',
    other: 'Annet',
  },
} as const;

/** Names of the members of `MessageDelivery` for people, by language. */
export const messageDeliveryLabels = {
  pl: {
    queued: 'Czeka na wysłanie',
    stored: 'Zapisana, niewysłana',
    handed_over: 'Przekazana serwerowi poczty',
    failed: 'Nie dostarczono',
    passed_on: 'Przekazano inną drogą',
  },
  en: {
    queued: 'Waiting to be sent',
    stored: 'Saved, not sent',
    handed_over: 'Handed to the mail server',
    failed: 'Not delivered',
    passed_on: 'Handed over otherwise',
  },
  no: {
    queued: 'Venter på sending',
    stored: 'Lagret, ikke sendt',
    handed_over: 'Overlevert e-postserveren',
    failed: 'Ikke levert',
    passed_on: 'Levert på annen måte',
  },
} as const;

/** Names of the members of `PaperKind` for people, by language. */
export const paperKindLabels = {
  pl: { insurance: 'Polisa OCP', licence: 'Licencja transportowa', other: 'Inny' },
  en: { insurance: 'Carrier’s insurance (OCP)', licence: 'Transport licence', other: 'Other' },
  no: { insurance: 'Transportøransvarsforsikring', licence: 'Løyve', other: 'Annet' },
} as const;

/** Names of the members of `PaperState` for people, by language. */
export const paperStateLabels = {
  pl: { valid: 'Ważna', ends_soon: 'Wkrótce koniec', expired: 'Po terminie' },
  en: { valid: 'Valid', ends_soon: 'Expiring soon', expired: 'Expired' },
  no: { valid: 'Gyldig', ends_soon: 'Utløper snart', expired: 'Utløpt' },
} as const;

/** Names of the members of `PaymentMethod` for people, by language. */
export const paymentMethodLabels = {
  pl: { transfer: 'przelew', cash: 'gotówka', card: 'karta', offset: 'kompensata', other: 'inaczej' },
  en: { transfer: 'bank transfer', cash: 'cash', card: 'card', offset: 'set off', other: 'other' },
  no: { transfer: 'bankoverføring', cash: 'kontant', card: 'kort', offset: 'motregning', other: 'annet' },
} as const;

/** Names of the members of `PriceRequestState` for people, by language. */
export const priceRequestStateLabels = {
  pl: {
    waiting: 'czeka',
    sent: 'przekazano serwerowi poczty',
    stored: 'zapisano, nie wysłano',
    failed: 'nie dotarło',
    passed_on: 'przekazano link',
    answered: 'jest odpowiedź',
  },
  en: {
    waiting: 'waiting',
    sent: 'handed over',
    stored: 'saved, not sent',
    failed: 'not delivered',
    passed_on: 'link handed over',
    answered: 'answered',
  },
  no: {
    waiting: 'venter',
    sent: 'overlevert e-postserveren',
    stored: 'lagret, ikke sendt',
    failed: 'ikke levert',
    passed_on: 'lenken er gitt videre',
    answered: 'har svart',
  },
} as const;

/** Names of the members of `RateType` for people, by language. */
export const rateTypeLabels = {
  pl: { Spot: 'Spot', Contract: 'Kontrakt' },
  en: { Spot: 'Spot', Contract: 'Contract' },
  no: { Spot: 'Spot', Contract: 'Kontrakt' },
} as const;

/** Names of the members of `RouteStatusCode` for people, by language. */
export const routeStatusCodeLabels = {
  pl: {
    '0': 'niewysłana do podwykonawcy',
    '1': 'czeka na podwykonawcę',
    '2': 'przyjęta przez podwykonawcę',
    '3': 'odrzucona przez podwykonawcę',
  },
  en: {
    '0': 'not sent to a subcontractor',
    '1': 'waiting for the subcontractor',
    '2': 'accepted by the subcontractor',
    '3': 'rejected by the subcontractor',
  },
  no: {
    '0': 'ikke sendt til underleverandør',
    '1': 'venter på underleverandøren',
    '2': 'godtatt av underleverandøren',
    '3': 'avslått av underleverandøren',
  },
} as const;

/** Names of the members of `UserRole` for people, by language. */
export const userRoleLabels = {
  pl: { administrator: 'Administrator', user: 'Użytkownik' },
  en: { administrator: 'Administrator', user: 'User' },
  no: { administrator: 'Administrator', user: 'Bruker' },
} as const;

/** Names of the members of `UserState` for people, by language. */
export const userStateLabels = {
  pl: {
    active: 'Aktywny',
    waiting: 'Czeka na hasło',
    unconfirmed: 'Adres niepotwierdzony',
    inactive: 'Nieaktywny',
  },
  en: {
    active: 'Active',
    waiting: 'Waiting for a password',
    unconfirmed: 'Address unconfirmed',
    inactive: 'Inactive',
  },
  no: {
    active: 'Aktiv',
    waiting: 'Venter på passord',
    unconfirmed: 'Adresse ikke bekreftet',
    inactive: 'Inaktiv',
  },
} as const;

/** Names of the members of `VehicleKind` for people, by language. */
export const vehicleKindLabels = {
  pl: {
    tautliner: 'Plandeka',
    box: 'Zabudowa kontenerowa',
    reefer: 'Chłodnia',
    flatbed: 'Platforma',
    tipper: 'Wywrotka',
    tanker: 'Cysterna',
    van: 'Bus',
    tractor: 'Ciągnik siodłowy',
    other: 'Inny',
  },
  en: {
    tautliner: 'Curtainsider',
    box: 'Box',
    reefer: 'Refrigerated',
    flatbed: 'Flatbed',
    tipper: 'Tipper',
    tanker: 'Tanker',
    van: 'Van',
    tractor: 'Tractor unit',
    other: 'Other',
  },
  no: {
    tautliner: 'Kapell',
    box: 'Skap',
    reefer: 'Kjøl og frys',
    flatbed: 'Planbil',
    tipper: 'Tippbil',
    tanker: 'Tankbil',
    van: 'Varebil',
    tractor: 'Trekkvogn',
    other: 'Annet',
  },
} as const;

/** Names of the members of `WebhookDeliveryStatus` for people, by language. */
export const webhookDeliveryStatusLabels = {
  pl: { waiting: 'Czeka', delivered: 'Dostarczono', failed: 'Nie dostarczono' },
  en: { waiting: 'Pending', delivered: 'Delivered', failed: 'Not delivered' },
  no: { waiting: 'Venter', delivered: 'Levert', failed: 'Ikke levert' },
} as const;

/** Names of the members of `WebhookEventType` for people, by language. */
export const webhookEventTypeLabels = {
  pl: {
    'order.created': 'Nowe zapytanie lub wycena',
    'order.status_changed': 'Zlecenie zmieniło status',
    'quote.received': 'Cena od podwykonawcy',
    'offer.answered': 'Klient odpowiedział na ofertę',
    'route.answered': 'Podwykonawca odpowiedział na zlecenie',
    'document.added': 'Dodano dokument',
    'invoice.issued': 'Wystawiono fakturę',
    'invoice.sent': 'Wysłano fakturę',
    'invoice.paid': 'Opłacono fakturę',
    'message.received': 'Przyszła wiadomość',
  },
  en: {
    'order.created': 'New request or quotation',
    'order.status_changed': 'Order status changed',
    'quote.received': 'Price from a subcontractor',
    'offer.answered': 'Client answered an offer',
    'route.answered': 'Subcontractor answered an order',
    'document.added': 'Document added',
    'invoice.issued': 'Invoice issued',
    'invoice.sent': 'Invoice sent',
    'invoice.paid': 'Invoice paid',
    'message.received': 'Message received',
  },
  no: {
    'order.created': 'Ny forespørsel eller ordre',
    'order.status_changed': 'Ordren har fått ny status',
    'quote.received': 'Pristilbud fra en underleverandør',
    'offer.answered': 'Kunden svarte på et tilbud',
    'route.answered': 'Underleverandøren svarte på et oppdrag',
    'document.added': 'Dokument lagt til',
    'invoice.issued': 'Faktura utstedt',
    'invoice.sent': 'Faktura sendt',
    'invoice.paid': 'Faktura betalt',
    'message.received': 'Melding mottatt',
  },
} as const;

/** Names of the members of `WorkKind` for people, by language. */
export const workKindLabels = {
  pl: {
    loading: 'Załadunek dziś i jutro',
    unloading: 'Rozładunek dziś i jutro',
    undelivered: 'E-maile, które nie dotarły',
    expiring: 'Oferty wygasłe i wygasające',
    overdue: 'Płatności po terminie',
    pod_missing: 'Brakuje POD',
    to_carrier: 'Zlecenie dla podwykonawcy',
    answers: 'Są odpowiedzi',
    to_price: 'Do wyceny',
    files: 'Pliki do potwierdzenia',
    mails: 'Nieprzeczytane wiadomości',
    to_invoice: 'Do zafakturowania',
    invoice_to_send: 'Faktura do wysłania',
    drafts: 'Szkice zleceń',
    snoozed: 'Odłożone',
  },
  en: {
    loading: 'Pickup today and tomorrow',
    unloading: 'Delivery today and tomorrow',
    undelivered: 'E-mails not delivered',
    expiring: 'Offers expired and expiring',
    overdue: 'Overdue payments',
    pod_missing: 'POD missing',
    to_carrier: 'Order to subcontractor',
    answers: 'Replies received',
    to_price: 'To price',
    files: 'Files to confirm',
    mails: 'Unread e-mails',
    to_invoice: 'To invoice',
    invoice_to_send: 'Invoice to send',
    drafts: 'Order drafts',
    snoozed: 'Snoozed',
  },
  no: {
    loading: 'Henting i dag og i morgen',
    unloading: 'Levering i dag og i morgen',
    undelivered: 'E-post ikke levert',
    expiring: 'Tilbud som er utløpt eller utløper',
    overdue: 'Forfalte betalinger',
    pod_missing: 'POD mangler',
    to_carrier: 'Oppdrag til underleverandøren',
    answers: 'Svar mottatt',
    to_price: 'Til prising',
    files: 'Filer å bekrefte',
    mails: 'Uleste e-poster',
    to_invoice: 'Til fakturering',
    invoice_to_send: 'Faktura som skal sendes',
    drafts: 'Ordreutkast',
    snoozed: 'Utsatt',
  },
} as const;
