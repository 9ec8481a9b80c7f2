import { MAX_SUGGESTED_TEAMS, type FormatsQuery } from '../../../shared-schema/api/formats.ts'
import { suggestFormats, type WeighedFormat } from '../../rules/formats/suggest-formats.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { isOut } from '../../../shared-schema/rules/standings/entrant.ts'
import { loadOnePlay } from '../../games/tournament-play.ts'
import { Problem } from '../../problems/problem.ts'
import {
  dayAfter,
  daysFrom,
  dayOf,
  hoursOf,
  minuteOf,
  timeAt,
} from '../../tournament/rounds/playing-hours.ts'
import { loadSchedule } from '../schedule/schedule.ts'
import { USUAL } from './usual-times.ts'

const MAX_DAYS = 14

/** Suggested formats, with the conditions they are for. */
export interface Suggested {
  readonly teams: number
  readonly fields: number
  readonly game_minutes: number
  readonly rest_minutes: number
  readonly timezone: string
  readonly formats: readonly WeighedFormat[]
}

/** Formats that suit a tournament; values in the query override the tournament's. */
export async function suggestFor(
  tx: Tx,
  author: Author,
  tournamentId: number,
  query: FormatsQuery,
): Promise<Suggested> {
  const { tournament, fields } = await loadSchedule(tx, author, tournamentId)
  const { start_date } = await tx
    .selectFrom('tournaments')
    .select('start_date')
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const zone = tournament.timezone
  const first = query.start_date ?? start_date ?? dayOf(minuteOf(new Date().toISOString()), zone)
  const last = tournament.end_date ?? first
  const days =
    query.days === undefined
      ? daysFrom(first, last < first ? first : last, MAX_DAYS)
      : daysFrom(first, dayAfter(first, query.days - 1), query.days)
  const count = query.fields ?? fields.length
  const sites = Array.from({ length: count }, (_, index) => {
    const field = fields[index]
    const opens = query.opens_at ?? field?.opens_at ?? USUAL.opens_at
    const closes = query.closes_at ?? field?.closes_at ?? USUAL.closes_at
    return { id: index + 1, openings: days.map(day => hoursOf(day, opens, closes, zone)) }
  })
  const entrants = (await loadOnePlay(tx, tournamentId)).entrants.filter(entrant => !isOut(entrant))
  const teams = query.teams ?? entrants.length
  if (teams < 2 || teams > MAX_SUGGESTED_TEAMS)
    throw Problem.field('teams', t => t('formats.teams', { most: MAX_SUGGESTED_TEAMS, teams }))
  const means = {
    teams,
    sites,
    from: Math.min(...sites.flatMap(({ openings }) => openings.map(({ from }) => from))),
    game_minutes: query.game_minutes ?? tournament.game_minutes,
    rest_minutes: query.rest_minutes ?? tournament.rest_minutes,
  }
  return { ...means, fields: count, timezone: zone, formats: suggestFormats(means) }
}

/** The time at which a format ends, in the tournament's zone. */
export const doneAt = ({ done_at }: WeighedFormat, zone: string): string | null =>
  done_at === null ? null : timeAt(done_at, zone)
