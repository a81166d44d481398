/** The tabs of the settings; each has an address of its own below `/user-settings`. */
export const settingsTabs = [
  'personal',
  'company',
  'users',
  'pricing',
  'templates',
  'invoice',
  'ksef',
  'load-exchange',
  'api-keys',
  'webhooks',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** What only the owner of the company may change. */
export type OwnerTab = Exclude<SettingsTab, 'personal'>;
