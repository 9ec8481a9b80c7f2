import type { Connection, Report } from './report.ts'

export interface Standing {
  readonly unsent: number
  readonly report: Report
}

/** The state of everything on this device, for the status bar. */
export interface SyncState {
  readonly state: 'update' | 'sign-in' | 'forbidden' | 'server-older' | 'not-stored' | 'offline' | 'saved' | 'sending' | 'again' | 'stuck' | 'sent' | 'idle'
  readonly unsent: number
  readonly words: string
}

const gravity: readonly Connection[] = ['outdated', 'signed-out', 'forbidden', 'server-older', 'not-stored', 'unreachable', 'waiting', 'reached']

/**
 * Says in words where the recorded entries are. What is on this device only is never called sent.
 * @param elsewhere unsent entries of events that are not open at the moment
 * @param signedOut the server said so to some other request
 */
export function syncState(standings: readonly Standing[], elsewhere: number, signedOut: boolean, timeOf: (at: number) => string): SyncState {
  const unsent = standings.reduce((sum, standing) => sum + standing.unsent, elsewhere)
  const known = standings.map(({ report }) => report.connection)
  const worst = signedOut && !known.includes('outdated') ? 'signed-out' : gravity.find(connection => known.includes(connection))
  // Not called sent before it is: what is to be sent again is counted a moment later.
  const isAgain = standings.some(({ report: { again } }) => again && !again.isDone)
  const contacts = standings.flatMap(({ report }) => report.lastContact ?? [])
  // The oldest of them: everything was sent by then, not only some of it.
  const since = contacts.length > 0 && !isAgain ? timeOf(Math.min(...contacts)) : ''
  const sending = standings.some(({ report }) => report.sending)
  const told = (state: SyncState['state'], words: string): SyncState => ({ state, unsent, words })
  switch (worst) {
    case 'outdated': return told('update', 'Update needed')
    case 'signed-out': return told('sign-in', unsent > 0 ? 'Sign in to send' : 'Signed out')
    case 'forbidden': return told('forbidden', unsent > 0 ? 'Not allowed to send' : 'No access')
    case 'server-older': return told('server-older', 'Server being updated')
    case 'not-stored': return told('not-stored', 'Cannot store: device full?')
    case 'unreachable':
      return told('offline', unsent > 0 ? `Offline: ${unsent} saved on this device` : since ? `Offline: all sent ${since}` : 'Offline')
  }
  if (isAgain && worst === 'reached') return told('again', 'Sending again what the server lost')
  if (unsent > 0) return sending && worst === 'reached' ? told('sending', 'Sending') : told('saved', 'Saved here')
  return since ? told('sent', `All sent ${since}`) : told('idle', 'Nothing to send')
}

/** What is told when nothing of what waits was sent for a while, and no trouble is known of that would say why. */
export function stuck(sync: SyncState): SyncState {
  return sync.state === 'saved' || sync.state === 'sending' || sync.state === 'again' ? { ...sync, state: 'stuck', words: 'Saved here, sending has stopped' } : sync
}

// Made once, because making one takes milliseconds, and several screens tell the time with every goal.
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** `14:05`, on the clock of this device. */
export function clockTime(at: number): string {
  return clock.format(at)
}
