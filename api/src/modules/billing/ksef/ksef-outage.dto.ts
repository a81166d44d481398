import type { Id } from '../../../platform/http/api-types.js';

/**
 * What the Ministry announced (art. 106ne of the VAT Act). `unavailable`: KSeF is out of use for a while, such as for maintenance; invoices
 * are sent by the next working day after it (art. 106nh). `failure`: they are sent within seven working days after its end (art. 106nf).
 * `total`: announced in the mass media; invoices are issued outside KSeF and never sent (art. 106ng).
 */
export type KsefOutageKind = 'unavailable' | 'failure' | 'total';

/** An outage that the Ministry announced, as the company's owner entered it. */
export interface KsefOutageInput {
  kind: KsefOutageKind;
  begins_at: Date;
  /** Null as long as it lasts. */
  ends_at?: Date | null;
}

/** Such an outage. */
export interface KsefOutageDto {
  id: Id;
  kind: KsefOutageKind;
  begins_at: Date;
  /** Null as long as it lasts. */
  ends_at: Date | null;
  /** It lasts at this moment. */
  is_on: boolean;
  /** Null when their account is gone. */
  created_by_name: string | null;
}

/** The latest first. */
export interface KsefOutageList {
  items: KsefOutageDto[];
}

/** Under which rule an invoice was issued that KSeF did not have by then: `offline24` where nothing was announced (art. 106nda). */
export type KsefOfflineMode = 'offline24' | KsefOutageKind;
