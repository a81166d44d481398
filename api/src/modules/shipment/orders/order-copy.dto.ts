/** When the copy of an order is to be loaded. */
export interface OrderCopyInput {
  /**
   * The other dates keep their distance to it. When left out, all dates move by whole weeks into the coming week, or
   * stay where they are when they lie there or later.
   */
  pickup_date?: Date;
}
