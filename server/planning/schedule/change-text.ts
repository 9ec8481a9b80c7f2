import type { Kysely } from 'kysely'
import type { Database, PublishedGame } from '../../database/schema.ts'
import { dayOf, minuteOf, timeAt } from '../../tournament/rounds/playing-hours.ts'
import type { Texts } from '../../texts/say.ts'
import type { ChangeSince } from './changes-since.ts'

/** Texts for a game in its published state. */
interface PublishedNames {
  /** `Sexy Legs – Rusty Bikes` */
  readonly pair: (game: PublishedGame) => string
  /** `Field 2` */
  readonly field: (game: PublishedGame) => string
  /** The local day: `Saturday 13 June`. */
  readonly day: (game: PublishedGame) => string
  /** The local time: `10:00`. */
  readonly time: (game: PublishedGame) => string
}

/** The names of published teams and fields, also of those that have left the tournament. */
export async function publishedNames(
  db: Kysely<Database>,
  changes: readonly ChangeSince[],
  zone: string,
): Promise<(t: Texts) => PublishedNames> {
  const games = changes.flatMap(({ was }) => was ?? [])
  const named = async (
    family: 'teams' | 'game_sites',
    ids: readonly (number | null)[],
  ): Promise<Map<number, string>> => {
    const wanted = ids.filter(id => id !== null)
    const found =
      wanted.length === 0
        ? []
        : await db.selectFrom(family).select(['id', 'name']).where('id', 'in', wanted).execute()
    return new Map(found.map(({ id, name }) => [id, name]))
  }
  const teams = await named(
    'teams',
    games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]),
  )
  const fields = await named(
    'game_sites',
    games.map(({ game_site_id }) => game_site_id),
  )
  return t => {
    const team = (id: number | null): string =>
      id === null ? t('scheduling.openTeam') : (teams.get(id) ?? t('teams.nameless'))
    return {
      pair: ({ team_1_id, team_2_id }) =>
        t('scheduling.gameOf', { one: team(team_1_id), two: team(team_2_id) }),
      field: ({ game_site_id: id }) =>
        id === null ? t('scheduling.noField') : (fields.get(id) ?? t('tournament.namelessField')),
      day: game => t('scheduling.day', { date: new Date(dayOf(minuteOf(game.start_time), zone)) }),
      time: game => timeAt(minuteOf(game.start_time), zone).slice(11, 16),
    }
  }
}

/** The former state of a game, shown next to the current one: `was Field 2, 10:00`. */
export function changeText(change: ChangeSince, names: PublishedNames, t: Texts): string {
  const { kind, was } = change
  if (kind === 'added') return t('scheduling.isNew')
  const place = (isOnOtherDay: boolean): string =>
    isOnOtherDay
      ? t('scheduling.placeOnDay', { field: names.field(was), day: names.day(was), time: names.time(was) })
      : t('scheduling.place', { field: names.field(was), time: names.time(was) })
  const withTeams = (rest: string): string => t('scheduling.gameAt', { game: names.pair(was), place: rest })
  if (kind === 'removed') return t('scheduling.isGone', { what: withTeams(place(true)) })
  const { isMoved, hasOtherTeams, now } = change
  const where = place(names.day(was) !== names.day(now))
  return t('scheduling.was', {
    what: !hasOtherTeams ? where : isMoved ? withTeams(where) : names.pair(was),
  })
}
