/** The faults of one request. */
export const requestFaults = [
  'delay',
  'drop request',
  'drop response',
  'duplicate',
  'late duplicate',
  'overtaken',
  'portal',
  'status 500',
  'status 503',
] as const
export type RequestFault = (typeof requestFaults)[number]

/** The recordings of a scorekeeper. */
export const recordings = [
  'goal',
  'players of a goal',
  'live',
  'final',
  'score',
  'spirit',
  'walk on',
  'check-in',
] as const
export type RecordingName = (typeof recordings)[number]

/** The faults of a tablet. */
type TabletFault =
  | 'cut'
  | 'other server'
  | 'reload'
  | 'second tab'
  | 'close tab'
  | 'leader lost'
  | 'full disk'
  | "last week's app"
  | 'role revoked'

/** The records that another organization tries to tie to itself. */
export const attachments = [
  'team of a game',
  'team of a pool',
  'entered team',
  'player of a team',
  'player of a play',
  'walk-on of a team',
] as const
export type Attachment = (typeof attachments)[number]

/** A fault of servers and their database. */
export type ServerStep =
  | { do: 'database restart'; milliseconds: number }
  | { do: 'kill server'; server: number }
  | { do: 'roll server' }
  | { do: 'back up' | 'restored backup' | 'power cut' }

/** One step of a history: plain data, so that a history can be shrunk, printed and kept. */
export type Step =
  | { do: 'record'; tablet: number; game: number; what: RecordingName; side: 0 | 1 }
  | { do: 'undo' | 'claim'; tablet: number; game: number }
  | { do: 'office score'; game: number; one: number; two: number }
  | { do: 'game deleted'; game: number }
  | { do: 'attach'; what: Attachment }
  | { do: 'requests'; tablet: number; meet: readonly RequestFault[] }
  | { do: TabletFault | 'heal'; tablet: number }
  | { do: 'kill'; tablet: number; game: number; isStored: boolean }
  | { do: 'wrong clock'; tablet: number; hours: number }
  | ServerStep
  | { do: 'wait'; milliseconds: number }

export interface History {
  readonly tablets: number
  readonly games: number
  readonly steps: readonly Step[]
}

/** Whether a history changes all that a server has, which no other history may see. */
export const needsOwnServer = ({ steps }: History): boolean =>
  steps.some(({ do: what }) => what === 'back up' || what === 'restored backup' || what === 'power cut')
