// Replaces, in the build (vite.config.ts), RxDB's ways of communication between pages for old browsers: all
// browsers in which Sideline runs have a BroadcastChannel of their own.

const never = { canBeUsed: () => false }

export const IndexedDBMethod = { type: 'idb', ...never }
export const LocalstorageMethod = { type: 'localstorage', ...never }
export const SimulateMethod = { type: 'simulate', ...never }
