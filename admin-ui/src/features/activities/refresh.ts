/** What happens outside shows by itself after so long; hidden tabs do not ask. */
export const refreshMs = 15_000;
