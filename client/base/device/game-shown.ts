/** Held by every tab that shows a game. */
const GAME_SHOWN = 'sideline-game-shown'

/** Says for others, until it is called back, that a game is shown here. @returns what calls it back */
export function showGame(): () => void {
  const leaving = new AbortController()
  const left = new Promise(done => leaving.signal.addEventListener('abort', done))
  navigator.locks
    .request(GAME_SHOWN, { mode: 'shared', signal: leaving.signal }, () => left)
    .catch(() => undefined)
  return () => leaving.abort()
}

/**
 * Does the work if no tab of this browser shows a game, else nothing: the caller asks again, because whoever
 * waits for a lock lets nobody else share it.
 */
export async function unlessGameShown(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(GAME_SHOWN, { ifAvailable: true }, lock => (lock ? work() : undefined))
}
