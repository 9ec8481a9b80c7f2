import type { Kysely } from 'kysely'
import type { Author } from '../../access/author.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'
import { dayOf, timeAt } from '../../tournament/rounds/playing-hours.ts'
import type { Readers } from '../../texts/say.ts'
import { bracketGameNames } from './bracket-game-names.ts'
import type { Schedule } from './schedule.ts'
import { slotText, type ScheduleNames } from './schedule-text.ts'

/** Names of a schedule's teams, fields, games and rounds, and its times in the tournament's zone. */
export async function scheduleNames(
  db: Kysely<Database>,
  author: Author,
  { games, fields, tournament, strange_game_ids }: Schedule,
): Promise<(...readers: Readers) => ScheduleNames> {
  const teamIds = [...new Set(games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]))].filter(
    id => id !== null,
  )
  const teams = nameBy(
    teamIds.length === 0
      ? []
      : await db
          .selectFrom('teams')
          .select(['id', 'name'])
          .where('id', 'in', teamIds)
          .where(readableBy(author, 'teams'))
          .execute(),
  )
  const sites = nameBy(fields)
  const pools = nameBy(
    await db.selectFrom('pools').select(['id', 'name']).where('tournament_id', '=', tournament.id).execute(),
  )
  const brackets = await db
    .selectFrom('brackets')
    .select(['id', 'name', 'number_of_rounds'])
    .where('tournament_id', '=', tournament.id)
    .execute()
  const byId = new Map(games.map(game => [game.id, game]))

  const openIds = games
    .filter(({ team_1_id, team_2_id }) => team_1_id === null || team_2_id === null)
    .map(({ id }) => id)
  const inBracket = await bracketGameNames(db, author, openIds)
  const called = nameBy(
    openIds.length === 0
      ? []
      : await db
          .selectFrom('games')
          .select(['id', 'name'])
          .where('id', 'in', openIds)
          .where('name', '<>', '')
          .where(readableBy(author, 'games'))
          .execute(),
  )

  return once((...[t, shared]: Readers) => {
    const bracketName = inBracket(shared)
    const team = (id: number): string => teams.get(id) ?? t('teams.nameless')
    const site = (id: number): string => sites.get(id) ?? t('tournament.namelessField')
    const time = once((minute: number) => timeAt(minute, tournament.timezone).slice(11, 16))
    return {
      team,
      site,
      game: id => {
        if (strange_game_ids.has(id)) return t('scheduling.gameOfOthers')
        const { team_1_id = null, team_2_id = null } = byId.get(id) ?? {}
        const isOpen = team_1_id === null || team_2_id === null
        const sideOf = (teamId: number | null): string =>
          teamId === null ? t('scheduling.nobodyYet') : team(teamId)
        return (
          (isOpen ? (bracketName(id) ?? called.get(id)) : undefined) ??
          t('scheduling.gameOf', { one: sideOf(team_1_id), two: sideOf(team_2_id) })
        )
      },
      round: ({ series, number }) => {
        const [kind, id] = series.split(':')
        if (kind === 'pool')
          return t('scheduling.round.pool', { number, pool: pools.get(Number(id)) ?? id ?? '' })
        const bracket = brackets.find(one => kind === 'bracket' && one.id === Number(id))
        if (!bracket) return t('scheduling.round.swiss', { number })
        const inOrder = bracket.number_of_rounds + number
        return bracket.name
          ? t('scheduling.round.bracket', { number: inOrder, bracket: bracket.name })
          : t('scheduling.round.namelessBracket', { number: inOrder })
      },
      day: once(minute => t('scheduling.day', { date: new Date(dayOf(minute, tournament.timezone)) })),
      time,
      slot: once(game => slotText(game, { site, time }, t)),
    }
  })
}

const nameBy = (records: readonly { id: number; name: string }[]): Map<number, string> =>
  new Map(records.map(({ id, name }) => [id, name]))

/**
 * Caches a value by its key: thousands of conflicts share the same days, and date formats are slow to create.
 * @param workOut also receives the further arguments, which follow from the key
 */
function once<Key, More extends readonly unknown[], Value>(
  workOut: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const known = new Map<Key, Value>()
  return (key, ...more) => {
    const value = known.get(key) ?? workOut(key, ...more)
    known.set(key, value)
    return value
  }
}
