/** The app as a whole. */
export const app = {
  close: 'Close',
  cannotStore: 'Sideline cannot store anything on this device',
  cannotStoreWhy: 'Private windows and full disks have this effect. The browser says: {{why}}',
} as const
