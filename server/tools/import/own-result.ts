import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { EntryKind } from '../../../shared-schema/replication/entry-kinds.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { GameState } from '../../../shared-schema/scoring/fold-game.ts'
import type { ParsedRecord } from './parse-records.ts'
import type { Progress } from './progress.ts'

/** The result in a dumped game's own body, as an entry to record, and the name for its id. */
export interface OwnResult {
  readonly name: string
  readonly content: [EntryKind, StoredRecord]
}

type Status = GameState['status']

/**
 * The result in a game's body beyond what was recorded at it, or undefined if both agree. Whether it is over
 * follows from its status, else from a final score record, else from its winner. If a body names no winner, a
 * level score may be a tie or an interim score: that is reported, and the game stays open.
 */
export function ownResult(
  { values, source: { file, body } }: ParsedRecord,
  state: GameState,
  entries: readonly Entry[],
  progress: Progress,
): OwnResult | undefined {
  if (values.team_1_id === null || values.team_2_id === null) return undefined
  const points: Points = [
    pointsIn(body.team_1_score) ?? state.team_1_score,
    pointsIn(body.team_2_score) ?? state.team_2_score,
  ]
  const status = statusIn(body, points, entries)
  if (status === 'unclear')
    progress(
      `game ${String(values.id)} in ${file} is level at ${points.join('–')} without a winner: whether it ended in a tie is not said, so it was left open`,
    )
  const name = `games/${String(values.id)}`
  const isSame = points[0] === state.team_1_score && points[1] === state.team_2_score
  const isFinal = status === 'final'
  if (isSame && (!isFinal || state.status === 'final')) {
    return status === 'live' && state.status !== 'live'
      ? { name: `${name}/live`, content: ['status', { status }] }
      : undefined
  }
  return {
    name: `${name}/${points.join('-')}${isFinal ? ' final' : ''}`,
    content: [
      'score',
      {
        team_1_score: points[0],
        team_2_score: points[1],
        is_final: isFinal,
        game_sets: [],
        what_happened: '',
        ...(isFinal &&
          Array.isArray(body.forfeit_team_ids) && {
            forfeit_team_ids: body.forfeit_team_ids.filter(Number.isInteger),
          }),
      },
    ],
  }
}

type Points = readonly [number, number]

function statusIn(
  body: StoredRecord,
  [one, two]: Points,
  entries: readonly Entry[],
): Status | 'unclear' | undefined {
  const { status } = body
  if (status === 'final' || status === 'live' || status === 'scheduled') return status
  // This status follows from the game before it.
  if (status === 'not needed') return 'scheduled'
  if (entries.some(({ kind, data }) => kind === 'score' && 'is_final' in data && data.is_final))
    return 'final'
  const isNone = one + two === 0
  // Early bodies have no winner key: any score in them was final.
  if (!('winner_id' in body)) return isNone ? undefined : 'final'
  if (body.winner_id !== null) return 'final'
  if (one === two && (!isNone || entries.some(({ kind }) => kind === 'score'))) return 'unclear'
  return isNone ? undefined : 'live'
}

/** A stored score: a whole number, or its digits as text. */
function pointsIn(value: unknown): number | undefined {
  const points = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value
  return typeof points === 'number' && Number.isInteger(points) && points >= 0 && points <= 9999
    ? points
    : undefined
}
