import type {
  Currency,
  EmailAddress,
  Id,
  MailLanguage,
  SummaryCurrency,
  PublicContact,
} from '../../../platform/http/api-types.js';
import type { VariantKind, VariantLeg } from '../orders/client-offer.dto.js';
import type { CargoFacts, Day, References, TimeWindows } from '../orders/transport-facts.dto.js';
import type { VehicleDto } from '../routes/route.dto.js';

/** What a public link is for. */
export type LinkKind =
  | 'order-form'
  | 'subcontractor-offer'
  | 'client-offer-selection'
  | 'subcontractor-order-view';

/** Which link to make or to take back. */
export interface LinkInput {
  kind: LinkKind;
  /** `order-form`: for whom; taking back without `order_id`, whose forms for new requests. */
  client_id?: Id;
  /** `order-form`: the client's own address when left out. */
  client_email?: EmailAddress;
  /** `order-form`: the request to complete; every other kind: required. */
  order_id?: Id;
  /** `subcontractor-offer`, `subcontractor-order-view`. */
  route_id?: Id;
  /** `subcontractor-offer`, `subcontractor-order-view`. */
  subcontractor_id?: Id;
  /** Language of the page, which is in English for `de`, `fr`, `es` and `it`; when left out, the recipient's country decides. */
  lang?: MailLanguage;
}

/** A link. */
export interface LinkDto {
  /** With what the page shows in its query: at most 2,000 characters; what does not fit the page reads by itself. */
  url: string;
  /**
   * The same page at an address of at most 120 characters (where that of the product has at most 50), for letters and messages:
   * nothing can be read from it. Null for the form for new requests at an address that is not the client's own.
   */
  short_url: string | null;
  /** Null for a link that needs no signature. */
  expires_at: Date | null;
}

/** The address of a company's own order form. */
export interface CompanyFormLink {
  /** For a website, a footer, a printed code: whoever opens it says who they are. At most 120 characters beside the product's address. */
  url: string;
}

/** Which form is meant. */
export interface CompanyFormQuery {
  /** Language of the form, which is in English for `de`, `fr`, `es` and `it`; Polish when left out. */
  lang?: MailLanguage;
}

/** Links of that kind and record made before no longer work. */
export interface RevokedLink {
  revoked: true;
}

/** What a link's page asks for. */
export interface LinkQuery {
  user_id?: number;
  client_id?: number;
  order_id?: number;
  route_id?: number;
  subcontractor_id?: number;
  /** @maxLength 200 */
  sig?: string;
  /** Unix seconds. */
  exp?: number;
}

/** Where and when a transport, or a route of it, begins and ends. */
export interface LinkLeg extends TimeWindows {
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  pickup_date: Date | null;
  /** IANA name of the zone in which times at the place are told, as mails and documents tell them: the place's own. */
  pickup_time_zone: string;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: Date | null;
  /** The same of the place of delivery. */
  delivery_time_zone: string;
}

/**
 * A transport as the holder of a link may see it. The references are null for somebody who is only asked for a price.
 */
export interface LinkTransport extends LinkLeg, CargoFacts, References {
  order_id: Id;
  route_id: number | null;
  pallets_count: number;
  weight: number;
  cargo_type: string;
  notes: string | null;
  /** Days until payment. */
  payment_days: number | null;
}

/** An offer as the client may see it. */
export interface LinkOffer {
  id: Id;
  price: number;
  currency: SummaryCurrency;
  pickup_date: Date | null;
  delivery_date: Date | null;
}

/** One of several ways in which a transport is offered, as the client may see it. */
export interface LinkVariant {
  /** Counts from 1; what an answer names. */
  number: number;
  kind: VariantKind;
  /** Its name in the forwarder's words; null unless `kind` is `own`. */
  label: string | null;
  price: number;
  currency: SummaryCurrency;
  /** In driving order, at the times that were quoted. */
  legs: LinkVariantLeg[];
}

/** A route of a variant with the clocks by which its times are told. */
export interface LinkVariantLeg extends VariantLeg {
  pickup_time_zone: string;
  delivery_time_zone: string;
}

/** What the page of a link shows, read from the records and not from the address. */
export interface LinkView {
  kind: LinkKind;
  company_name: string;
  /** The client's name where the link's holder may know it. */
  client_name: string | null;
  client_email: string | null;
  transport: LinkTransport | null;
  /** Whom to ask; null where nobody is in charge of the order and the company has filled in neither a phone nor an address. */
  contact: PublicContact | null;
  /** `client-offer-selection`: the routes that were offered, in driving order, at the times that were quoted. */
  legs: LinkLeg[];
  /** `client-offer-selection`: what was offered. */
  offers: LinkOffer[];
  /** `client-offer-selection`: what the client chooses from; empty for an offer of one price, and once it is answered. */
  variants: LinkVariant[];
  /** `client-offer-selection`: of an offer in several variants, the one that was accepted; null while none is. */
  accepted_variant: LinkVariant | null;
  /** `client-offer-selection`: the last day, in Europe/Warsaw, on which the offer can be accepted. */
  valid_until: Day | null;
  /** `client-offer-selection`: the last day has passed without an answer; accepting answers 409 `offer_expired`. */
  expired: boolean;
  /** The client's price, the subcontractor's price, or the earlier quote's price. */
  price: number | null;
  currency: Currency | null;
  /** `subcontractor-offer`: the currency in which the company reckons, proposed to whoever has not given a price. */
  default_currency: Currency | null;
  /** `subcontractor-offer`: dates and notes of the earlier quote over this link. */
  earlier_offer: EarlierOffer | null;
  /** How the link was answered; null while it was not. */
  answered: 'accept' | 'reject' | null;
  /** Whether an answer is still taken. */
  open: boolean;
  /** `subcontractor-order-view`: when the order was accepted; null while it is not, and where that is not known. */
  accepted_at: Date | null;
  /** `subcontractor-order-view`: whether the time of loading has passed, so that the POD is what comes next. */
  loading_passed: boolean;
  /** `subcontractor-order-view`: what the carrier, or the forwarder, has told, the phone number as people read it; null where it is not the carrier's order. */
  vehicle: VehicleDto | null;
  /** `subcontractor-order-view`: whether the vehicle and the driver are taken now, by accepting again. */
  takes_vehicle: boolean;
  /** `subcontractor-order-view`: whether the order can be had as a PDF. */
  has_document: boolean;
  /** `subcontractor-order-view`: whether the carrier may send PODs and invoices now. */
  takes_documents: boolean;
  /** `subcontractor-order-view`: what the carrier has sent over the link, the latest first, at most 20. */
  sent_documents: SentDocument[];
  /** `subcontractor-order-view`: whether a POD of the route is among the documents of the order. */
  has_pod: boolean;
  /** `subcontractor-order-view`: to whom the carrier makes out its invoice, once it has accepted; else null. */
  invoice_to: InvoiceRecipient | null;
}

/** The forwarder as it stands on its carriers' invoices; what it never entered is null. */
export interface InvoiceRecipient {
  name: string;
  address: string | null;
  post_code: string | null;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The number of the taxpayer. */
  tax_number: RegisterNumber | null;
}

/** A number under the name that it has in its register: `NIP`, `Org.nr.`. */
export interface RegisterNumber {
  label: string;
  value: string;
}

/** A file that a carrier sent over the link. */
export interface SentDocument {
  /** The name of the file. */
  name: string;
  document_type: 'POD' | 'SUBCONTRACTOR_INVOICE' | 'OTHER';
  sent_at: Date;
  /** `waiting`: the forwarder has not looked at it yet; `confirmed`: it is among the documents of the order. */
  state: 'waiting' | 'confirmed';
}

/** A quote given before over the same link. */
export interface EarlierOffer {
  price: number;
  currency: Currency;
  pickup_date: Date | null;
  delivery_date: Date | null;
  notes: string | null;
}
