/** A record of the company was entered, changed or deleted. */
export interface ChangeDto {
  /**
   * Its number: later ones are larger, and none comes in between afterwards. Numbers are left out.
   * @isInt
   */
  seq: number;
  /**
   * The kind of record, such as `order`, `quote` or `client`. New kinds may come.
   * @example "order"
   */
  kind: string;
  /**
   * Id of the record; null when one act changed many of the kind, such as an import.
   * @isInt
   */
  id: number | null;
  /**
   * The order that it belongs to; null when it belongs to none.
   * @isInt
   */
  order_id: number | null;
  /**
   * The record’s version, where its kind has one; null otherwise.
   * @isInt
   */
  version: number | null;
  /** When it was committed. */
  at: Date;
}

/** Which changes to read. */
export interface ChangesQuery {
  /**
   * The last number that the caller knows: what came after it is answered. Without it nothing is, only where to begin.
   * @isInt
   * @minimum 0 must not be negative
   * @maximum 9007199254740991 is too large
   */
  after?: number;
  /**
   * How many to answer at most.
   * @isInt
   * @minimum 1 must be at least 1
   * @maximum 1000 must be at most 1000
   * @default 100
   */
  limit?: number;
}

/** Changes in the sequence of their numbers. */
export interface ChangesAnswer {
  /** What has changed, the oldest first. */
  items: ChangeDto[];
  /**
   * What to send as `after` the next time.
   * @isInt
   */
  seq: number;
  /** Whether there are more already. */
  has_more: boolean;
  /** `after` is too old, or was never a number of this company: read everything anew, then go on from `seq`. */
  resync: boolean;
}
