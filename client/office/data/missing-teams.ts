import { z } from 'zod'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { isTimeToBeHere } from './day-games.ts'
import { pairText, type NamedGame } from './game-names.ts'
import { t } from '../texts/t.ts'

const isHere = z.boolean().nullable()

/** The check-ins of a day, as the office reads them. */
export const checkIns = z.object({
  is_used: z.boolean(),
  teams: z.array(
    z.object({
      team_id: z.int(),
      team: z.object({ name: z.string() }).nullable(),
      is_here: isHere,
      game_id: z.int(),
      players: z.array(
        z.object({
          player: z
            .object({ first_name: z.string(), last_name: z.string(), nickname: z.string().default('') })
            .nullable(),
          is_here: isHere,
        }),
      ),
    }),
  ),
})
export type CheckIns = z.infer<typeof checkIns>

/** A team that is not there, or not complete, in words. */
interface MissingTeam {
  readonly team: number
  readonly text: string
}

/** Only this many missing players are named. */
const NAMED = 4

/**
 * The teams that should be there for their next game and are not, and those with missing players. Nobody is
 * missing at an event that uses no check-in.
 */
export function missingTeams(
  { is_used, teams }: CheckIns,
  games: readonly NamedGame[],
  now: number,
): MissingTeam[] {
  if (!is_used) return []
  const byId = new Map(games.map(one => [one.game.id, one]))
  return teams.flatMap<MissingTeam>(({ team_id, team, is_here, game_id, players }) => {
    const next = byId.get(game_id)
    if (!next || !isTimeToBeHere(next, now)) return []
    const name = team?.name ?? ''
    if (is_here !== true)
      return [
        { team: team_id, text: t('day.teamMissing', { team: bidiIsolate(name), game: pairText(next) }) },
      ]
    const missing = players.filter(player => player.is_here !== true)
    // A team whose players nobody checks in is complete with the team.
    if (missing.length === 0 || players.every(player => player.is_here === null)) return []
    const names = missing.flatMap(({ player }) => nameOf(player) ?? []).slice(0, NAMED)
    const others = missing.length - names.length
    return [
      {
        team: team_id,
        text: t('day.playersMissing', {
          team: bidiIsolate(name),
          count: missing.length,
          names: [...names.map(bidiIsolate), ...(others > 0 ? [t('day.more', { count: others })] : [])],
        }),
      },
    ]
  })
}

/** Undefined for a player without a name, or one that the office may not read. */
const nameOf = (player: CheckIns['teams'][number]['players'][number]['player']): string | undefined =>
  player ? `${player.first_name} ${player.last_name}`.trim() || player.nickname || undefined : undefined
