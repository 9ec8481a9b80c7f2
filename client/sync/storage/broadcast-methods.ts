// What the build puts in the place of the ways in which RxDB's pages could speak to each other in browsers of
// the past (vite.config.ts): all of those in which Sideline runs have the browser's own BroadcastChannel.

const never = { canBeUsed: () => false }

export const IndexedDBMethod = { type: 'idb', ...never }
export const LocalstorageMethod = { type: 'localstorage', ...never }
export const SimulateMethod = { type: 'simulate', ...never }
