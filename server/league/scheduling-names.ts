import type { Kysely } from 'kysely'
import type { ScheduleNames } from '../../shared-schema/rules/scheduling/schedule-text.ts'
import type { Database } from '../database/schema.ts'
import { dayOf, timeAt } from './scheduling-hours.ts'
import type { Schedule } from './scheduling.ts'

const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What the teams, fields, games and rounds of a schedule are called, and its times in the zone of the tournament. */
export async function scheduleNames(db: Kysely<Database>, { games, fields, tournament }: Schedule): Promise<ScheduleNames> {
  const teamIds = [...new Set(games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]))].filter(id => id !== null)
  const teams = nameBy(teamIds.length === 0 ? [] : await db.selectFrom('teams').select(['id', 'name']).where('id', 'in', teamIds).execute())
  const sites = nameBy(fields)
  const pools = nameBy(await db.selectFrom('pools').select(['id', 'name']).where('tournament_id', '=', tournament.id).execute())
  const brackets = await db.selectFrom('brackets').select(['id', 'name', 'number_of_rounds']).where('tournament_id', '=', tournament.id).execute()
  const byId = new Map(games.map(game => [game.id, game]))

  const team = (id: number): string => teams.get(id) ?? `team ${id}`
  return {
    team,
    site: id => sites.get(id) ?? `field ${id}`,
    game: id => {
      const { team_1_id = null, team_2_id = null } = byId.get(id) ?? {}
      return team_1_id === null || team_2_id === null ? `game ${id}` : `${team(team_1_id)} – ${team(team_2_id)}`
    },
    round: ({ series, number }) => {
      const [kind, id] = series.split(':')
      const bracket = brackets.find(one => kind === 'bracket' && one.id === Number(id))
      if (bracket) return `round ${bracket.number_of_rounds + number} of ${bracket.name || 'the bracket'}`
      return kind === 'pool' ? `round ${number} of pool ${pools.get(Number(id)) ?? id}` : `swiss round ${number}`
    },
    day: minute => longDay.format(Date.parse(dayOf(minute, tournament.timezone))),
    time: minute => timeAt(minute, tournament.timezone).slice(11, 16),
  }
}

const nameBy = (records: readonly { id: number; name: string }[]): Map<number, string> =>
  new Map(records.map(({ id, name }) => [id, name]))
