/** The groups of operations in the order of the business: from the request to the invoice, then what it all stands on. */
export const tagGroups: readonly { name: string; tags: Readonly<Record<string, string>> }[] = [
  {
    name: 'Transports',
    tags: {
      Activities: 'What came in, and where every order stands.',
      Quotations: 'Requests for a transport, their price, the offer to the client.',
      Orders: 'An order from the request to the payment: its status, its history, its summary.',
      'Order routes': 'The legs of an order, and which quote was chosen for each.',
      'Price requests': 'Asking carriers for their price of a leg.',
      'Subcontractor offers': 'Quotes: carriers’ prices for a leg.',
      Documents: 'Files kept with orders, such as proofs of delivery.',
    },
  },
  {
    name: 'Directories',
    tags: {
      Clients: 'The company’s own clients, and those that it collects from the global directory.',
      Subcontractors: 'The company’s own carriers, and those that it collects from the global directory.',
      'Subcontractor groups': 'Carriers that are asked together.',
      'Global directories': 'Clients and carriers that administrators keep for all companies.',
      Imports: 'Entering and taking out directories as tables.',
      'Company numbers': 'Checking tax numbers, and looking companies up in public registers.',
      Countries: 'Countries and their post codes.',
    },
  },
  {
    name: 'Correspondence',
    tags: {
      Messages: 'Mails to and from clients and carriers.',
      'Mails to clients': 'Letters to one client or many, in the company’s own words.',
      'E-mail templates': 'The texts that mails are made of.',
      Mail: 'The outbox, translation of mails, and mails that could not be read.',
      Chat: 'Messages between users.',
    },
  },
  {
    name: 'Money',
    tags: {
      Invoices: 'Invoices and corrections, the mails that send them, and payments.',
      Currencies: 'Exchange rates and conversions.',
    },
  },
  {
    name: 'Company and people',
    tags: {
      Accounts: 'Signing in, passwords, second factors, passkeys, sessions.',
      Companies: 'Companies, their people, invitations.',
      Users: 'Users as administrators see them, and one’s own settings.',
      Settings: 'Settings of a company and its prices a kilometre.',
      Privacy: 'Taking out all data of a company, and erasing a person.',
    },
  },
  {
    name: 'Administration',
    tags: {
      'Audit log': 'Who did what, and when.',
      Crawler: 'Looking websites through for companies.',
      'Test tools': 'What administrators try the product with.',
    },
  },
  {
    name: 'Public pages and links',
    tags: {
      Links: 'Making and taking back the links that strangers open.',
      'Public pages': 'What the pages behind links read and send; no token is needed.',
    },
  },
  {
    name: 'Running the product',
    tags: {
      Health: 'Whether the product lives and can work.',
    },
  },
];
