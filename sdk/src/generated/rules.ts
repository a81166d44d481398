// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
/** The link of a mail. */
export const accountLinkInputRules = {
  token: { type: 'string', minLength: 1, maxLength: 200, required: true },
} as const;

/** A carrier registers itself over a company's website. */
export const carrierRegistrationInputRules = {
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  vat_number: {
    type: 'string',
    minLength: 1,
    maxLength: 30,
    pattern: /^[^\x00-\x1f\x7f]*[A-Za-z0-9][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  country: { type: 'string', pattern: /^[A-Z]{2}$/, required: true },
  contact_name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  email: {
    type: 'string',
    maxLength: 254,
    pattern: /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/,
    required: true,
  },
  phone: { type: 'string', nullable: true, maxLength: 40, pattern: /^[^\x00-\x1f\x7f]*$/ },
  notes: { type: 'string', nullable: true, maxLength: 4000 },
  language: { type: 'string', enum: ['pl', 'en', 'no'] },
  site: { type: 'string', maxLength: 300 },
  website: { type: 'string', maxLength: 200 },
  challenge: { type: 'string', maxLength: 200, required: true },
  proof: { type: 'string', maxLength: 20, pattern: /^\d{1,20}$/, required: true },
} as const;

/** The address that the link of a mail went to. */
export const confirmEmailInputRules = {
  token: { type: 'string', minLength: 1, maxLength: 200, required: true },
  password: { type: 'string', maxLength: 200 },
} as const;

/** A request that somebody unknown sends over a company's website. */
export const embeddedRequestInputRules = {
  pickup_street: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  pickup_city: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  pickup_post_code: { type: 'string', maxLength: 12, pattern: /^[^\x00-\x1f\x7f]*$/, required: true },
  pickup_country: { type: 'string', pattern: /^[A-Z]{2}$/, required: true },
  pickup_date: { type: 'instant', required: true },
  delivery_street: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  delivery_city: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  delivery_post_code: { type: 'string', maxLength: 12, pattern: /^[^\x00-\x1f\x7f]*$/, required: true },
  delivery_country: { type: 'string', pattern: /^[A-Z]{2}$/, required: true },
  delivery_date: { type: 'instant', required: true },
  pallets_count: { type: 'integer', minimum: 1, maximum: 100000, required: true },
  weight: { type: 'number', minimum: 0.1, maximum: 99999999, decimals: 2, required: true },
  cargo_type: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  client_name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  contact_name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  client_email: {
    type: 'string',
    maxLength: 254,
    pattern: /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/,
    required: true,
  },
  notes: { type: 'string', nullable: true, maxLength: 4000 },
  payment_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365 },
  language: { type: 'string', enum: ['pl', 'en', 'no'] },
  site: { type: 'string', maxLength: 300 },
  website: { type: 'string', maxLength: 200 },
  challenge: { type: 'string', maxLength: 200, required: true },
  proof: { type: 'string', maxLength: 20, pattern: /^\d{1,20}$/, required: true },
} as const;

/** Whose password is forgotten. */
export const forgotPasswordInputRules = {
  email: {
    type: 'string',
    maxLength: 254,
    pattern: /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/,
    required: true,
  },
} as const;

/** An account and a company by the link of an invitation. */
export const joinInputRules = {
  token: { type: 'string', minLength: 1, maxLength: 200, required: true },
  password: { type: 'string', minLength: 6, maxLength: 200, required: true },
  name: { type: 'string', minLength: 2, maxLength: 200, pattern: /^[^\x00-\x1f\x7f]*$/ },
} as const;

/** Form of the OAuth2 password grant. */
export const loginFormRules = {
  username: { type: 'string', minLength: 1, maxLength: 254, required: true },
  password: { type: 'string', minLength: 1, maxLength: 200, required: true },
  grant_type: { type: 'string' },
  scope: { type: 'string' },
  client_id: { type: 'string' },
  client_secret: { type: 'string' },
} as const;

/** A sign-in with a passkey. */
export const passkeyLoginRules = {} as const;

/** A quote given over a link. */
export const publicOfferInputRules = {
  user_id: { type: 'number', maximum: 2147483647 },
  subcontractor_id: { type: 'number', maximum: 2147483647 },
  quotation_id: { type: 'number', maximum: 2147483647 },
  quotation_route_id: { type: 'number', maximum: 2147483647 },
  price: { type: 'number', minimum: 0, maximum: 99999999.99, required: true },
  currency: { type: 'string', enum: ['PLN', 'EUR', 'USD', 'NOK'], required: true },
  pickup_date: { type: 'instant', required: true },
  delivery_date: { type: 'instant', required: true },
  notes: { type: 'string', nullable: true, maxLength: 4000 },
  sig: { type: 'string', maxLength: 200 },
  exp: { type: 'number' },
} as const;

/** A stranger's transport request, or the completion of one. */
export const publicQuotationInputRules = {
  pickup_street: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  pickup_city: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  pickup_post_code: { type: 'string', maxLength: 12, pattern: /^[^\x00-\x1f\x7f]*$/, required: true },
  pickup_country: { type: 'string', pattern: /^[A-Z]{2}$/, required: true },
  pickup_date: { type: 'instant', required: true },
  delivery_street: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  delivery_city: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  delivery_post_code: { type: 'string', maxLength: 12, pattern: /^[^\x00-\x1f\x7f]*$/, required: true },
  delivery_country: { type: 'string', pattern: /^[A-Z]{2}$/, required: true },
  delivery_date: { type: 'instant', required: true },
  pallets_count: { type: 'integer', minimum: 1, maximum: 100000, required: true },
  weight: { type: 'number', minimum: 0.1, maximum: 99999999, decimals: 2, required: true },
  cargo_type: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
    required: true,
  },
  client_id: { type: 'integer', nullable: true, minimum: 1, maximum: 2147483647 },
  client_name: {
    type: 'string',
    nullable: true,
    minLength: 1,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/,
  },
  user_id: { type: 'integer', minimum: 1, maximum: 2147483647, required: true },
  client_email: {
    type: 'string',
    maxLength: 254,
    pattern: /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/,
    required: true,
  },
  notes: { type: 'string', nullable: true, maxLength: 4000 },
  payment_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365 },
  order_id: { type: 'integer', nullable: true, minimum: 1, maximum: 2147483647 },
  sig: { type: 'string', maxLength: 200 },
  exp: { type: 'number' },
} as const;

/** The client's answer to an offer. */
export const quotationAcceptanceInputRules = {
  order_id: { type: 'number', maximum: 2147483647 },
  action: { type: 'string', enum: ['accept', 'reject'] },
  variant: { type: 'integer', minimum: 1, maximum: 3 },
  reason: { type: 'string', nullable: true, maxLength: 200, pattern: /^[^\x00-\x1f\x7f]*$/ },
  lost_reason: {
    type: 'string',
    nullable: true,
    enum: ['price', 'dates', 'competitor', 'cancelled', 'no_capacity', 'no_answer', 'other'],
  },
  sig: { type: 'string', maxLength: 200 },
  exp: { type: 'number' },
} as const;

/** A new user with a new company. */
export const registrationRules = {
  email: {
    type: 'string',
    maxLength: 254,
    pattern: /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/,
    required: true,
  },
  default_language: { type: 'string', enum: ['pl', 'en', 'no'] },
  name: { type: 'string', minLength: 2, maxLength: 200, pattern: /^[^\x00-\x1f\x7f]*$/, required: true },
  company_name: {
    type: 'string',
    minLength: 2,
    maxLength: 200,
    pattern: /^[^\x00-\x1f\x7f]*$/,
    required: true,
  },
  email_name: { type: 'string', minLength: 2, maxLength: 64, pattern: /^[a-z0-9._]+$/, required: true },
  password: { type: 'string', nullable: true, minLength: 6, maxLength: 200, required: true },
  confirmPassword: { type: 'string', maxLength: 200 },
} as const;

/** A new password by the link of a mail. */
export const resetPasswordInputRules = {
  token: { type: 'string', minLength: 1, maxLength: 200, required: true },
  password: { type: 'string', minLength: 6, maxLength: 200, required: true },
  keep_company: { type: 'boolean' },
} as const;

/** The second step of a sign-in. */
export const secondFactorLoginRules = {
  factor_token: { type: 'string', minLength: 1, maxLength: 200, required: true },
  code: { type: 'string', minLength: 1, maxLength: 40, required: true },
} as const;

/**
 * The subcontractor's answer to an order. With an acceptance the vehicle and the driver may be told, or corrected by
 * accepting again until the goods are delivered; with a rejection they are passed over.
 */
export const subcontractorResponseInputRules = {
  truck_plates: { type: 'string', nullable: true, maxLength: 20, pattern: /^[^\x00-\x1f\x7f]*$/ },
  trailer_plates: { type: 'string', nullable: true, maxLength: 20, pattern: /^[^\x00-\x1f\x7f]*$/ },
  driver_name: { type: 'string', nullable: true, maxLength: 200, pattern: /^[^\x00-\x1f\x7f]*$/ },
  driver_phone: { type: 'string', nullable: true, maxLength: 40, pattern: /^[^\x00-\x1f\x7f]*$/ },
  action: { type: 'string', enum: ['accept', 'reject'], required: true },
  subcontractor_id: { type: 'number', maximum: 2147483647 },
  route_id: { type: 'number', maximum: 2147483647 },
  reason: { type: 'string', nullable: true, maxLength: 200, pattern: /^[^\x00-\x1f\x7f]*$/ },
  sig: { type: 'string', maxLength: 200 },
  exp: { type: 'number' },
} as const;
