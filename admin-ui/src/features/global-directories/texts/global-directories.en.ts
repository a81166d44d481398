/** The global directories, which administrators keep for all companies. */
export const globalClients = {
  title: 'Global clients',
  caption: 'Global clients',
  search: 'Search global clients',
  searchPlaceholder: 'Search by name, city or e-mail',
  add: 'Add global client',
  column: { client: 'Client', email: 'E-mail', phone: 'Phone', country: 'Country' },
  stats: {
    total: '%{count} in total',
    withEmail: '%{count} with e-mail',
    withPhone: '%{count} with phone',
    added: '%{count} added within 30 days',
  },
  selected: '%{smart_count} client selected |||| %{smart_count} clients selected',
  create: {
    title: 'Add global client',
    submit: 'Add client',
    done: 'Added %{name}',
    failed: 'The client was not added',
  },
  edit: { title: 'Edit global client', done: 'Saved %{name}', failed: 'The client was not saved' },
  missing: { title: 'Client not found', text: 'It was deleted by an administrator.' },
  delete: {
    title: 'Delete %{name}?',
    text: 'The client will be removed from the global database and from every company’s collection. Orders keep the name and address.',
    submit: 'Delete client',
    done: 'Deleted %{name}',
    doneText: 'Orders keep the name and address.',
    failed: 'The client was not deleted',
  },
  remove: {
    button: 'Delete (%{smart_count})',
    title: 'Delete %{smart_count} global client? |||| Delete %{smart_count} global clients?',
    submit: 'Delete',
    done: 'Deleted %{smart_count} client |||| Deleted %{smart_count} clients',
  },
  section: { basic: 'Basic information', contact: 'Contact and more' },
  empty: {
    title: 'Global clients will appear here',
    text: 'Companies find them when they add clients from the global database.',
  },
  onlyAdministrators: {
    title: 'Only administrators can manage global clients',
    text: 'This page is for administrators. Your clients are in the client directory.',
  },
};

export const globalSubcontractors = {
  title: 'Global subcontractors',
  caption: 'Global subcontractors',
  search: 'Search global subcontractors',
  searchPlaceholder: 'Search by name, city or e-mail',
  add: 'Add global subcontractor',
  column: {
    subcontractor: 'Subcontractor',
    contact: 'Contact',
    address: 'Address',
    city: 'City',
    postCode: 'Post code',
    country: 'Country',
    updated: 'Changed',
  },
  selected: '%{smart_count} subcontractor selected |||| %{smart_count} subcontractors selected',
  create: {
    title: 'Add global subcontractor',
    submit: 'Add subcontractor',
    done: 'Added %{name}',
    failed: 'The subcontractor was not added',
  },
  edit: {
    title: 'Edit global subcontractor',
    done: 'Saved %{name}',
    failed: 'The subcontractor was not saved',
  },
  missing: { title: 'Subcontractor not found', text: 'It was deleted by an administrator.' },
  delete: {
    title: 'Delete %{name}?',
    text: 'The subcontractor will be removed from the global database and from every company’s collection and groups. Quotes keep the name.',
    submit: 'Delete subcontractor',
    done: 'Deleted %{name}',
    doneText: 'Quotes keep the name.',
    failed: 'The subcontractor was not deleted',
  },
  remove: {
    button: 'Delete (%{smart_count})',
    title: 'Delete %{smart_count} global subcontractor? |||| Delete %{smart_count} global subcontractors?',
    submit: 'Delete',
    done: 'Deleted %{smart_count} subcontractor |||| Deleted %{smart_count} subcontractors',
  },
  empty: {
    title: 'Global subcontractors will appear here',
    text: 'Companies find them when they add subcontractors from the global database.',
  },
  onlyAdministrators: {
    title: 'Only administrators can manage global subcontractors',
    text: 'This page is for administrators. Your subcontractors are in your own directory.',
  },
};
