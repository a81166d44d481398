import type { Amount, Currency, Id, Line, RequiredLine } from '../../../platform/http/api-types.js';
import type { Day } from '../orders/transport-facts.dto.js';

/** What a vehicle is. */
export type VehicleKind =
  | 'tautliner'
  | 'box'
  | 'reefer'
  | 'flatbed'
  | 'tipper'
  | 'tanker'
  | 'van'
  | 'tractor'
  | 'other';

/**
 * Registration plates as they are written.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type CarrierPlates = string;

/**
 * What a vehicle carries, in kg.
 * @isInt
 * @minimum 1
 * @maximum 100000
 */
export type CapacityKg = number;

/**
 * Places for Euro pallets.
 * @isInt
 * @minimum 1
 * @maximum 100
 */
export type PalletPlaces = number;

/**
 * What is worth knowing of a vehicle.
 * @maxLength 1000
 */
export type CarrierVehicleNotes = string;

/** A vehicle of a carrier, as the company keeps it. */
export interface CarrierVehicle {
  id: Id;
  kind: VehicleKind;
  /** @example "GD 12345" */
  plates: string;
  /** In kg. */
  capacity_kg: number | null;
  /** Places for Euro pallets. */
  pallets: number | null;
  notes: string | null;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** The vehicles of a carrier, by plates. */
export interface CarrierVehicleList {
  items: CarrierVehicle[];
}

/** A new vehicle of a carrier. */
export interface CarrierVehicleInput {
  kind: VehicleKind;
  /** @example "GD 12345" */
  plates: CarrierPlates;
  capacity_kg?: CapacityKg | null;
  pallets?: PalletPlaces | null;
  notes?: CarrierVehicleNotes | null;
}

/** Changes to a vehicle; what is left out stays. */
export interface CarrierVehicleUpdate {
  kind?: VehicleKind;
  /** @example "GD 12345" */
  plates?: CarrierPlates;
  capacity_kg?: CapacityKg | null;
  pallets?: PalletPlaces | null;
  notes?: CarrierVehicleNotes | null;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** `insurance`: the carrier's liability (OCP, CMR); `licence`: of the Community or the country. */
export type PaperKind = 'insurance' | 'licence' | 'other';

/** `valid`; `ends_soon`: within 30 days; `expired`: its last day is over. */
export type PaperState = 'valid' | 'ends_soon' | 'expired';

/**
 * The number that stands on a paper.
 * @minLength 1
 * @maxLength 80
 * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type PaperNumber = string;

/** The file of a paper. */
export interface PaperFile {
  /** @example "ocp.pdf" */
  filename: string;
  /** @example "application/pdf" */
  mime_type: string;
  /** In bytes. */
  size: number;
}

/** An insurance, a licence or another paper of a carrier. */
export interface CarrierPaper {
  id: Id;
  kind: PaperKind;
  number: string;
  /**
   * The insurer, or the authority.
   * @example "PZU SA"
   */
  issuer: string | null;
  /** The sum insured. */
  amount: number | null;
  /** Of the sum insured; null without one. */
  currency: Currency | null;
  /** The last day, in Europe/Warsaw; null: without an end. */
  valid_until: Day | null;
  state: PaperState;
  /** Null where none was filed. */
  file: PaperFile | null;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** The papers of a carrier: insurances, then licences, then others, of each the one that holds longest first. */
export interface CarrierPaperList {
  items: CarrierPaper[];
}

/** Whose papers are asked for. */
export interface HeldPapersQuery {
  /**
   * Ids of subcontractors; `ids=1&ids=2`.
   * @minItems 1
   * @maxItems 200
   */
  ids: Id[];
}

/** Of a kind of papers that orders need, the one that a carrier holds longest. */
export interface HeldPaper {
  subcontractor_id: Id;
  kind: 'insurance' | 'licence';
  /** Its last day, in Europe/Warsaw; null: without an end. */
  valid_until: Day | null;
  state: PaperState;
}

/** The insurance and the licence that hold longest, by carrier; nothing of carriers without papers. */
export interface HeldPaperList {
  items: HeldPaper[];
}

/** A new paper of a carrier. */
export interface CarrierPaperInput {
  kind: PaperKind;
  number: PaperNumber;
  issuer?: Line | null;
  /** The sum insured; with a currency. */
  amount?: Amount | null;
  currency?: Currency | null;
  valid_until?: Day | null;
}

/** Changes to a paper; what is left out stays. */
export interface CarrierPaperUpdate {
  kind?: PaperKind;
  number?: PaperNumber;
  issuer?: Line | null;
  amount?: Amount | null;
  currency?: Currency | null;
  valid_until?: Day | null;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** What stands against an order to a carrier: a paper that has expired, or one that the company demands and that is not there. */
export interface UnfitPaper {
  kind: 'insurance' | 'licence';
  problem: 'expired' | 'missing';
  /** The last day of the one that held longest; null where there is none. */
  valid_until: Day | null;
}

/** Whether a carrier is fit for an order now, and what the company does about it. */
export interface CarrierFitness {
  /** `off`: papers are not looked at; `warn`: shown before an order is sent; `block`: an order is sent only with a reason. */
  check: 'off' | 'warn' | 'block';
  /** What stands against an order; empty with `off`. */
  papers: UnfitPaper[];
}

/** Somebody lets an order go to a carrier whose papers stand against it. */
export interface AcceptedUnfitCarrier {
  /** Why, kept in the order's history under the name of who sends it. */
  reason: RequiredLine;
}
