/** Knows passwords that were found in leaks. */
export interface BreachedPasswords {
  /** Whether a password is a known one; false also when nobody can tell now. Never throws. */
  isBreached(password: string): Promise<boolean>;
}
