/** Whose orders a calendar shows: those that the person looks after, or all of the company. */
export type CalendarScope = 'own' | 'company';

/** A link by which a calendar program reads loadings and unloadings. */
export interface CalendarLink {
  scope: CalendarScope;
  created_at: Date;
  /** When a program last read it; null while none has. */
  last_used_at: Date | null;
}

/** The links of the person who asks. */
export interface CalendarLinkList {
  items: CalendarLink[];
}

/** Which calendar a link is wanted for. */
export interface CalendarLinkInput {
  scope: CalendarScope;
}

/** A link that was just made. */
export interface NewCalendarLink extends CalendarLink {
  /** What the calendar program is given. Told this once. Whoever has it reads the calendar: it is a secret. */
  url: string;
}
