/** The lock held by every tab that shows a game. */
const GAME_SHOWN = 'sideline-game-shown'

/** Marks for other tabs that this one shows a game. @returns a function that ends it */
export function showGame(): () => void {
  const leaving = new AbortController()
  const left = new Promise(done => leaving.signal.addEventListener('abort', done))
  navigator.locks
    .request(GAME_SHOWN, { mode: 'shared', signal: leaving.signal }, () => left)
    .catch(() => undefined)
  return () => leaving.abort()
}

/**
 * Does the work if no tab of this browser shows a game, else nothing. The caller has to ask again: a waiting
 * request for the lock would keep others from sharing it.
 */
export async function unlessGameShown(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(GAME_SHOWN, { ifAvailable: true }, lock => (lock ? work() : undefined))
}
