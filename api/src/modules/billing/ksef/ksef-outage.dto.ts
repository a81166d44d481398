import type { Id } from '../../../platform/http/api-types.js';

/**
 * What the Ministry announced (art. 106ne of the VAT Act). `unavailable`: KSeF is out of use for a while, such as for maintenance; invoices
 * are sent by the next working day after it (art. 106nh). `failure`: they are sent within seven working days after its end (art. 106nf).
 * `total`: announced in the mass media; invoices are issued outside KSeF and never sent (art. 106ng).
 */
export type KsefOutageKind = 'unavailable' | 'failure' | 'total';

/** An outage that the Ministry announced, as the company's owner enters it. */
export interface KsefOutageInput {
  kind: KsefOutageKind;
  /** From 2022-01-01, the first day of KSeF, to a year ahead. */
  begins_at: Date;
  /** After the beginning, at most a year ahead; null as long as it lasts. */
  ends_at?: Date | null;
}

/** What changes of such an outage; what is left out stays. */
export interface KsefOutageUpdate {
  kind?: KsefOutageKind;
  /** From 2022-01-01, the first day of KSeF, to a year ahead. */
  begins_at?: Date;
  /** After the beginning, at most a year ahead; null when it lasts still. */
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
  source: KsefOutageSource;
  /** Its title in the Ministry’s words; null of one that the status service did not announce. */
  announced_as: string | null;
  /** Who entered or changed it; null when their account is gone, and where nobody did. */
  created_by_name: string | null;
}

/** `owner`: entered or changed by hand. `ministry`: as the Ministry’s status service announces it. */
export type KsefOutageSource = 'owner' | 'ministry';

/** The Ministry’s public status service of KSeF (“Latarnia”). */
export interface KsefStatusService {
  /** Its announcements are entered by themselves: only for companies that send to production, since that of the test environment has samples. */
  is_followed: boolean;
  /** When it was last read. */
  read_at: Date | null;
  /** It has not answered since, for ten minutes or more. */
  is_failing: boolean;
}

/** The latest first. */
export interface KsefOutageList {
  items: KsefOutageDto[];
  status_service: KsefStatusService;
}

/** Under which rule an invoice was issued that KSeF did not have by then: `offline24` where nothing was announced (art. 106nda). */
export type KsefOfflineMode = 'offline24' | KsefOutageKind;
