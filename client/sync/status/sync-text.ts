import { gravest, type Report } from '../replication/report.ts'
import { t } from '../../texts/t.ts'

export interface Standing {
  readonly unsent: number
  readonly report: Report
}

/** The state of everything on this device, for the status bar. */
export interface SyncState {
  readonly state:
    | 'looking'
    | 'update'
    | 'sign-in'
    | 'forbidden'
    | 'server-older'
    | 'not-stored'
    | 'offline'
    | 'saved'
    | 'sending'
    | 'again'
    | 'stuck'
    | 'sent'
    | 'idle'
  readonly unsent: number
  readonly words: string
}

/**
 * Describes where the recorded entries are. Entries that are only on this device are never called sent.
 * @param elsewhere unsent entries of events that are not open at the moment; null before that is known, as
 *   when the app starts
 * @param signedOut the server reported it to another request
 * @param whoLooks a reader was never signed in here and misses nothing
 * @param online false without a network or an answer of the server, as long as no event asks it
 */
export function syncState(
  standings: readonly Standing[],
  elsewhere: number | null,
  signedOut: boolean,
  timeOf: (at: number) => string,
  whoLooks: 'somebody' | 'a reader' = 'somebody',
  online = true,
): SyncState {
  const unsent = standings.reduce((sum, standing) => sum + standing.unsent, elsewhere ?? 0)
  const known = standings.map(({ report }) => report.connection)
  const isReader = whoLooks === 'a reader' && unsent === 0
  const heard = gravest(isReader ? known.filter(one => one !== 'signed-out') : known)
  const isOut = signedOut && !isReader && !known.includes('outdated')
  const worst = isOut ? 'signed-out' : known.length === 0 && !online ? 'unreachable' : heard
  // Not "sent" too early: entries to send again are counted a moment later.
  const isAgain = standings.some(({ report: { again } }) => again && !again.isDone)
  const contacts = standings.flatMap(({ report }) => report.lastContact ?? [])
  // The oldest of them: everything was sent by then, not only some of it.
  const since = contacts.length > 0 && !isAgain && elsewhere !== null ? timeOf(Math.min(...contacts)) : ''
  const sending = standings.some(({ report }) => report.sending)
  const stateWith = (state: SyncState['state'], words: string): SyncState => ({ state, unsent, words })
  switch (worst) {
    case 'outdated':
      return stateWith('update', t('status.short.update'))
    case 'signed-out':
      return stateWith('sign-in', unsent > 0 ? t('status.short.signIn') : t('status.short.signedOut'))
    case 'forbidden':
      return stateWith('forbidden', unsent > 0 ? t('status.short.notAllowed') : t('status.short.noAccess'))
    case 'server-older':
      return stateWith('server-older', t('status.short.serverOlder'))
    case 'not-stored':
      return stateWith('not-stored', t('status.short.notStored'))
    case 'unreachable':
      return stateWith(
        'offline',
        unsent > 0
          ? t('status.short.offlineSaved', { count: unsent })
          : since
            ? t('status.short.offlineSent', { time: since })
            : t('status.short.offline'),
      )
  }
  if (isAgain && worst === 'reached') return stateWith('again', t('status.short.again'))
  if (unsent > 0)
    return sending && worst === 'reached'
      ? stateWith('sending', t('status.short.sending'))
      : stateWith('saved', t('status.short.saved'))
  if (elsewhere === null) return looking()
  // A reader has nothing to send, and wants to know whether what is on the screen is new.
  if (isReader && (worst === 'reached' || worst === undefined))
    return stateWith('idle', t('status.short.upToDate'))
  return since && !isReader
    ? stateWith('sent', t('status.short.sent', { time: since }))
    : stateWith('idle', t('status.short.idle'))
}

/** The state before the unsent entries of this device are known. */
export const looking = (): SyncState => ({ state: 'looking', unsent: 0, words: t('status.short.looking') })

/** The state when nothing was sent for a while although entries wait, and no known failure explains it. */
export function stuck(sync: SyncState): SyncState {
  return sync.state === 'saved' || sync.state === 'sending' || sync.state === 'again'
    ? { ...sync, state: 'stuck', words: t('status.short.stuck') }
    : sync
}
