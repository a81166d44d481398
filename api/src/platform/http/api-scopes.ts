/** What a key may be allowed: `read` is for all that only reads, the others are for writing in one area of the business. */
export const apiScopes = [
  'read',
  'orders',
  'directory',
  'messages',
  'documents',
  'billing',
  'settings',
] as const;

/** What a key may be allowed. */
export type ApiScope = (typeof apiScopes)[number];

/** The scope that an operation needs, as the contract tells in `x-scope`; `none` where no key may call it. */
export type ScopeNeeded = ApiScope | 'none';

/** An area of writing, or `none` for what only people do, whatever the method. */
type Area = Exclude<ApiScope, 'read'> | 'none';

/** Of each beginning of a path, the area that its writing operations belong to. */
const areas: Readonly<Record<string, Area>> = {
  activities: 'orders',
  'api-keys': 'none',
  'audit-log': 'none',
  auth: 'none',
  'calendar-links': 'none',
  'carrier-papers': 'directory',
  'carrier-registrations': 'directory',
  changes: 'none',
  chat: 'none',
  checks: 'directory',
  'client-database': 'directory',
  'client-directory': 'directory',
  'client-mailings': 'messages',
  clients: 'directory',
  'clients-personal': 'directory',
  companies: 'none',
  'company-registry': 'directory',
  'company-settings': 'settings',
  'convert-currency': 'billing',
  countries: 'settings',
  crawler: 'none',
  currencies: 'billing',
  documents: 'documents',
  'email-templates': 'settings',
  'embedded-form': 'settings',
  exports: 'directory',
  'global-clients': 'directory',
  'global-subcontractors': 'directory',
  health: 'none',
  imports: 'directory',
  'incoming-mail': 'none',
  invitations: 'none',
  links: 'orders',
  'mail-outbox': 'none',
  messages: 'messages',
  money: 'billing',
  'order-drafts': 'orders',
  'order-routes': 'orders',
  'order-views': 'orders',
  orders: 'orders',
  'preview-email': 'messages',
  privacy: 'none',
  public: 'none',
  'quotation-statuses': 'orders',
  quotations: 'orders',
  'received-documents': 'documents',
  'send-completion-request-email': 'orders',
  'send-email-to-clients': 'messages',
  'send-email-to-subcontractor-group': 'orders',
  'send-offers-to-client': 'orders',
  'send-single-email': 'messages',
  'subcontractor-directory': 'directory',
  'subcontractor-groups': 'directory',
  'subcontractor-offers': 'orders',
  subcontractors: 'directory',
  'subcontractors-personal': 'directory',
  system: 'none',
  tests: 'none',
  'translate-email': 'messages',
  'unread-counts': 'none',
  'user-company': 'settings',
  'user-global-clients': 'directory',
  'user-global-subcontractors': 'directory',
  'user-price-km': 'settings',
  users: 'none',
  webhooks: 'settings',
  'work-queue': 'orders',
};

/** Paths of another area than the beginning says; the first that fits counts. */
const otherAreas: readonly (readonly [RegExp, ScopeNeeded])[] = [
  // Where people are no subject, a company's data and its log are read like all others.
  [/^GET \/(audit-log|changes|companies|companies\/\{\}|companies\/\{\}\/users(-with-roles)?)$/, 'read'],
  [/^PUT \/companies\/\{\}$/, 'settings'],
  [/^GET \/health\//, 'read'],
  [/^POST \/orders\/\{\}\/subcontractor-response$/, 'none'],
  [/^\w+ \/orders\/\{\}\/(payments|carrier-invoices)(\/|$)/, 'billing'],
  [/^POST \/orders\/\{\}\/(save|send|correct)-invoice(\/|$)/, 'billing'],
  [/^POST \/orders\/\{\}\/invoices\/\{\}\/(ksef-retry|mend|generate-mend-preview)$/, 'billing'],
  [/^POST \/orders\/\{\}\/generate-(invoice|correction)-preview$/, 'billing'],
];

/**
 * The scope that an operation needs: `read` to read, otherwise that of the area which it writes in.
 * @param path with its parameters as the contract or as the router writes them
 * @param roles that the operation asks for; what is administrators' is for no key
 * @throws Error for a path that begins otherwise than all above: whoever adds one says whose it is
 */
export function scopeNeeded(method: string, path: string, roles: readonly string[]): ScopeNeeded {
  const verb = method.toUpperCase();
  const shape = path.replace(/\{\w+\}|:\w+/g, '{}');
  const beginning = /^\/([^/]+)/.exec(shape)?.[1] ?? '';
  const area = Object.hasOwn(areas, beginning) ? areas[beginning] : undefined;
  if (area === undefined)
    throw new Error(`The scope of ${verb} ${path} is unknown: name it in api-scopes.ts`);
  if (roles.includes('administrator')) return 'none';
  const other = otherAreas.find(([pattern]) => pattern.test(`${verb} ${shape}`))?.[1];
  const scope = other ?? area;
  return verb === 'GET' && scope !== 'none' ? 'read' : scope;
}
