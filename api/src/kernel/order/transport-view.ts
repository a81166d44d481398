/** A transport in a reader's words, before it is laid out. */
export interface DetailsView {
  heading: string;
  routes: { pickup: StopView; delivery: StopView }[];
  rows: { label: string; value: string }[];
  /** Runs over several lines, perhaps many. */
  notes: { label: string; value: string } | null;
  price: { label: string; value: string } | null;
}

/** A place of loading or unloading in a reader's words. */
export interface StopView {
  label: string;
  /** City, or the best that is known. */
  place: string;
  address: string;
  date: string;
}
