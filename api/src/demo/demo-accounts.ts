/** Addresses of the demo's accounts, whose password is known to everybody. */
export const demoAccounts = {
  owner: 'owner@demo.example',
  worker: 'worker@demo.example',
  rival: 'rival@demo.example',
  admin: 'admin@demo.example',
} as const;

/** The addresses as a list, in the sequence in which they are shown. */
export const demoAddresses: readonly string[] = Object.values(demoAccounts);
