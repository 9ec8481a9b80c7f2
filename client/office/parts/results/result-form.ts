import { z } from 'zod'
import { forfeitReasons } from '../../../../shared-schema/resources/forfeit-reasons.ts'
import type { OfficeGame } from '../../data/games.ts'

export const resultEnds = ['final', 'live', 'forfeit'] as const

/** A result as edited in the form. */
export const writtenResult = z.object({
  ends: z.enum(resultEnds),
  one: z.string(),
  two: z.string(),
  /** The goals of a shoot-out; both empty if there was none. */
  shootoutOne: z.string().default(''),
  shootoutTwo: z.string().default(''),
  forfeited: z.enum(['1', '2', 'both', '']),
  reason: z.enum(forfeitReasons),
})
export type WrittenResult = z.infer<typeof writtenResult>

/** The form values of a game's current result: an entered score is final by default. */
export function resultNow({
  status,
  team_1_score,
  team_2_score,
  team_1_shootout_score,
  team_2_shootout_score,
  forfeit_team_ids,
  team_1_id,
}: OfficeGame): WrittenResult {
  const hasScore = status === 'live' || status === 'final'
  const [first] = forfeit_team_ids
  return {
    ends: first === undefined ? 'final' : 'forfeit',
    one: hasScore ? String(team_1_score) : '',
    two: hasScore ? String(team_2_score) : '',
    shootoutOne: hasScore ? String(team_1_shootout_score ?? '') : '',
    shootoutTwo: hasScore ? String(team_2_shootout_score ?? '') : '',
    forfeited:
      first === undefined ? '' : forfeit_team_ids.length > 1 ? 'both' : first === team_1_id ? '1' : '2',
    reason: first === undefined ? 'no show' : '',
  }
}

/** A final game that is level may have been decided by a shoot-out. */
export const hasShootout = ({ ends, one, two }: WrittenResult): boolean =>
  ends === 'final' && pointsIn(one) !== null && pointsIn(one) === pointsIn(two)

/** The request body for a result; null if something is missing, or nothing has changed. */
export function scoreBody(game: OfficeGame, values: WrittenResult) {
  return values.ends === 'forfeit' ? forfeitBody(game, values) : playedBody(game, values)
}

function forfeitBody(game: OfficeGame, { forfeited, reason }: WrittenResult) {
  const teams = [game.team_1_id, game.team_2_id].filter(
    (id, index) => id !== null && (forfeited === 'both' || forfeited === String(index + 1)),
  )
  const isSame =
    teams.length === game.forfeit_team_ids.length &&
    teams.every(id => game.forfeit_team_ids.includes(id ?? 0))
  return teams.length === 0 || isSame
    ? null
    : { game_id: game.id, forfeit_team_ids: teams, forfeit_reason: reason }
}

function playedBody(game: OfficeGame, values: WrittenResult) {
  const { ends, one, two } = values
  const [team_1_score, team_2_score] = [pointsIn(one), pointsIn(two)]
  const shootout = shootoutIn(values)
  if (team_1_score === null || team_2_score === null || shootout === null) return null
  const [first = null, second = null] = shootout
  const isSame =
    game.forfeit_team_ids.length === 0 &&
    game.status === ends &&
    game.team_1_score === team_1_score &&
    game.team_2_score === team_2_score &&
    game.team_1_shootout_score === first &&
    game.team_2_shootout_score === second
  const score = { game_id: game.id, team_1_score, team_2_score, is_final: ends === 'final' }
  if (isSame) return null
  return first === null ? score : { ...score, team_1_shootout_score: first, team_2_shootout_score: second }
}

/** The goals of the shoot-out, none if there was none; null while those of one team are missing. */
function shootoutIn(values: WrittenResult): readonly number[] | null {
  if (!hasShootout(values) || values.shootoutOne + values.shootoutTwo === '') return []
  const [one, two] = [pointsIn(values.shootoutOne), pointsIn(values.shootoutTwo)]
  return one === null || two === null ? null : [one, two]
}

const pointsIn = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null)
