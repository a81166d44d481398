/** Who a request speaks for. */
export interface Principal {
  userId: number;
  sessionId: number;
  isAdmin: boolean;
  /** Null for administrators and for users without a company. */
  companyId: number | null;
  isOwner: boolean;
  /** The company, or the installation, asks for a second factor that the user has not turned on yet. */
  needsSecondFactor: boolean;
}

/** Somebody acting for their company. */
export interface Member extends Principal {
  companyId: number;
}
