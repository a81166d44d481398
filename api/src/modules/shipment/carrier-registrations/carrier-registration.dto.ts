import type {
  CountryCode,
  EmailAddress,
  Id,
  Line,
  Paged,
  PageQuery,
  PhoneNumber,
  RequiredLine,
  Text,
  UiLanguage,
} from '../../../platform/http/api-types.js';
import type { CapacityKg, PaperFile, PaperKind, PaperNumber, VehicleKind } from '../carriers/carrier.dto.js';
import type { Day } from '../orders/transport-facts.dto.js';

/**
 * A tax number: NIP in Poland, MVA in Norway, else the VAT number of the country.
 * @minLength 1
 * @maxLength 30
 * @pattern ^[^\x00-\x1f\x7f]*[A-Za-z0-9][^\x00-\x1f\x7f]*$
 */
export type CarrierTaxNumber = string;

/**
 * How many vehicles.
 * @isInt
 * @minimum 1
 * @maximum 10000
 */
export type VehicleCount = number;

/**
 * Part of a country, in the carrier's own words.
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type Region = string;

/** Vehicles of one kind. */
export interface FleetPart {
  kind: VehicleKind;
  count: VehicleCount;
  /** What each carries, in kg. */
  capacity_kg?: CapacityKg | null;
}

/** From where to where a carrier drives. */
export interface RegisteredLane {
  from_country: CountryCode;
  /** @example "Pomorskie" */
  from_region?: Region | null;
  to_country: CountryCode;
  /** @example "Østlandet" */
  to_region?: Region | null;
}

/** A paper that a carrier tells of; its file follows. */
export interface RegistrationPaperInput {
  kind: PaperKind;
  number: PaperNumber;
  /** The insurer, or the authority. */
  issuer?: Line | null;
  /** The last day, in Europe/Warsaw. */
  valid_until?: Day | null;
}

/** A carrier registers itself over a company's website. */
export interface CarrierRegistrationInput {
  name: RequiredLine;
  vat_number: CarrierTaxNumber;
  country: CountryCode;
  /** Whom the company writes and calls. */
  contact_name: RequiredLine;
  email: EmailAddress;
  phone?: PhoneNumber | null;
  /** @maxItems 20 */
  fleet: FleetPart[];
  /** @maxItems 30 */
  lanes: RegisteredLane[];
  /** @maxItems 5 */
  papers: RegistrationPaperInput[];
  notes?: Text | null;
  /** Language of the mails to the carrier; Polish when left out. */
  language?: UiLanguage;
  /**
   * The website on which the form stands, as its page knows it.
   * @maxLength 300
   */
  site?: string;
  /**
   * Left empty: people do not see the field.
   * @maxLength 200
   */
  website?: string;
  /** @maxLength 200 */
  challenge: string;
  /**
   * @maxLength 20
   * @pattern ^\d{1,20}$
   */
  proof: string;
}

/** What a carrier gets back: the same whether or not the company knows it. */
export interface CarrierRegistrationReceipt {
  id: Id;
  /** A mail is on its way by which the registration is to be confirmed. */
  awaits_confirmation: boolean;
}

/** Which file of which registration is sent. */
export interface RegistrationPaperQuery {
  /**
   * The challenge with which the registration was sent.
   * @maxLength 200
   */
  challenge: string;
  /**
   * Place of the paper among those of the registration, from 0.
   * @isInt
   * @minimum 0
   * @maximum 4
   */
  position: number;
}

/** What became of a file. */
export interface RegistrationPaperReceipt {
  /** @example "ocp.pdf" */
  filename: string;
}

/** `waiting`: nobody has decided; `accepted`: the carrier may be put to work. One that is refused is deleted. */
export type RegistrationState = 'waiting' | 'accepted';

/** A paper as a carrier told of it. */
export interface RegistrationPaper {
  id: Id;
  kind: PaperKind;
  number: string;
  /** @example "PZU SA" */
  issuer: string | null;
  valid_until: Day | null;
  /** Null where none came; of an accepted registration it stands with the subcontractor's papers. */
  file: PaperFile | null;
}

/** What a carrier said of itself over the company's website. */
export interface CarrierRegistration {
  id: Id;
  /** The subcontractor that was made of it, or that the company knows. */
  subcontractor_id: Id;
  subcontractor_name: string;
  /** The company knows the subcontractor, by tax number and country or by e-mail address: nothing of the record was changed. */
  is_known: boolean;
  state: RegistrationState;
  name: string;
  vat_number: string;
  country: string;
  contact_name: string;
  email: string;
  phone: string | null;
  language: UiLanguage;
  fleet: FleetPart[];
  lanes: RegisteredLane[];
  papers: RegistrationPaper[];
  notes: string | null;
  /** The website over which it came; null when it was not told. */
  site: string | null;
  /** When the sender confirmed the address over a mailed link; null when they have not. */
  email_confirmed_at: Date | null;
  /** Who accepted it; null while it waits, or when their account is gone. */
  decided_by_name: string | null;
  decided_at: Date | null;
  /** When it is deleted unless somebody accepts it, or confirms the address that is to be confirmed; null when it is accepted. */
  deleted_at: Date | null;
  created_at: Date;
}

/** How a carrier is accepted. */
export interface AcceptRegistrationInput {
  /**
   * After `carrier_known_meanwhile`: the subcontractor that it named, when the carrier is the same; null when it is another one.
   */
  same_as?: Id | null;
}

/** One page of registrations: those that wait first, of them the oldest first. */
export interface CarrierRegistrationPage extends Paged<CarrierRegistration> {}

/** What the list of registrations accepts; it is sorted by `created_at`, `decided_at`, `name` or `id`. */
export interface CarrierRegistrationQuery extends Pick<PageQuery, 'sort'> {
  /** Only those that wait, or only accepted ones. */
  state?: RegistrationState;
  /** Only those of one subcontractor. */
  subcontractor_id?: Id;
  /**
   * Page, from 1.
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  page?: number;
  /**
   * Registrations a page, 20 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
}
