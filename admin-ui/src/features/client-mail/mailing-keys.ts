/** Where what is known of mailings is kept. */
export const mailingKeys = {
  open: ['client-mailings', 'open'] as const,
  progress: (id: number) => ['client-mailings', 'progress', id] as const,
  details: (id: number, failed: number) => ['client-mailings', 'details', id, failed] as const,
};
