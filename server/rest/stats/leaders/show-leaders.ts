import type { Leader } from '../../../../shared-schema/api/leaders.ts'
import type { Sport } from '../../../../shared-schema/sports/index.ts'
import type { WireObjects } from '../../records/wire-objects.ts'
import { showLines } from '../show-lines.ts'
import type { LeadingLine } from './find-leaders.ts'
import { familyOfLeaders, type WantedLeaders } from './query.ts'

/** The places of a line that a list of leaders shows. */
const shownPlaces = ['player', 'team', 'game'] as const

/** Turns lines into their wire form: the leader, with the value that the line itself shows. */
export async function showLeaders(
  objects: WireObjects,
  sport: Sport,
  column: string,
  query: WantedLeaders,
  lines: readonly LeadingLine[],
  base: string,
): Promise<Leader[]> {
  const family = familyOfLeaders(query)
  const shown = await showLines(objects, sport, family, lines, new Set([...shownPlaces, column]), base)
  const firstGames = await objects.short(
    'games',
    lines.map(line => line.first_game_id),
  )
  const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)
  return lines.map((line, index): Leader => {
    const object: Readonly<Record<string, unknown>> = shown[index] ?? {}
    const linkedIn = (place: (typeof shownPlaces)[number]) => ({
      id: idIn(object[`${place}_id`]),
      record: objectIn(object[place]),
    })
    const [player, team, game] = [linkedIn('player'), linkedIn('team'), linkedIn('game')]
    return {
      rank: line.leading_rank,
      is_shared: line.is_shared,
      value: query.of === 'streaks' ? line.leading_value : Number(object[column]),
      attempts: line.leading_attempts,
      player_id: player.id,
      player: player.record,
      team_id: team.id,
      team: team.record,
      first_game_id: idIn(line.first_game_id),
      first_game: firstGames.get(line.first_game_id) ?? null,
      game_id: game.id,
      game: game.record,
      is_running: line.is_running ?? null,
      resource_uri: String(object.resource_uri),
    }
  })
}

const objectIn = (value: unknown): Leader['player'] =>
  typeof value === 'object' && value !== null ? { ...value } : null
