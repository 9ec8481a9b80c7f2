/** The app as a whole. */
export const app = {
  close: 'Close',
  cannotStore: 'Sideline cannot store anything on this device',
  cannotStoreWhy: 'Private windows and full disks have this effect. The browser says: {{why}}',
  notLoaded: 'A part of Sideline could not be shown',
  notLoadedWhat:
    'What you recorded is safe on this device. Try again; if that does not help, wait until there is a connection: there may be a newer version.',
} as const
