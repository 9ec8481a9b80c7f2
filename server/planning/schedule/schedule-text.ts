import { at } from '../../../shared-schema/rules/at.ts'
import type { Unplaced } from '../../rules/scheduling/assign-slots.ts'
import type { Conflict } from '../../rules/scheduling/conflict.ts'
import { endOf, type Round, type TimedGame } from '../../rules/scheduling/schedule.ts'
import type { Texts } from '../../texts/say.ts'

/** Names and times in the reader's language. */
export interface ScheduleNames {
  readonly team: (id: number) => string
  readonly site: (id: number) => string
  /** `Sexy Legs – Rusty Bikes` */
  readonly game: (id: number) => string
  /** `round 2 of pool A` */
  readonly round: (round: Round) => string
  /** The local day of an instant: `Saturday 13 June`. */
  readonly day: (minute: number) => string
  /** Its local time: `10:00`. */
  readonly time: (minute: number) => string
  /** Time and field of a game on a known day: `at 10:00 on Field 3`. */
  readonly slot: (game: TimedGame) => string
}

/** Time and field of a game: `at 10:00 on Field 3`. @param names formats the time */
export const slotText = (
  { start, game_site_id }: TimedGame,
  names: Pick<ScheduleNames, 'site' | 'time'>,
  t: Texts,
): string => {
  const time = names.time(start)
  return game_site_id === null
    ? t('scheduling.slot', { time })
    : t('scheduling.slotOnField', { time, field: names.site(game_site_id) })
}

/**
 * A conflict as a sentence, after the day of its first game:
 * `Saturday 13 June: Sexy Legs play at 10:00 on Field 3 and at 10:30 on Field 5.`
 */
export function conflictText(conflict: Conflict, names: ScheduleNames, t: Texts): string {
  const day = names.day(at(conflict.games, 0).start)
  const time = (minute: number) =>
    names.day(minute) === day
      ? names.time(minute)
      : t('scheduling.timeOnDay', { time: names.time(minute), day: names.day(minute) })
  const slot = (game: TimedGame): string =>
    names.day(game.start) === day ? names.slot(game) : slotText(game, { ...names, time }, t)
  return t('scheduling.conflict', { day, what: sentence(conflict, { ...names, time, slot }, t) })
}

function sentence(conflict: Conflict, names: ScheduleNames, t: Texts): string {
  const { games } = conflict
  const [first, last] = [at(games, 0), at(games, games.length - 1)]
  const { slot } = names
  switch (conflict.kind) {
    case 'team_twice':
      return t('scheduling.teamTwice', {
        team: names.team(conflict.team_id),
        one: slot(first),
        two: slot(last),
      })
    case 'short_rest': {
      const params = { one: slot(first), two: slot(last), count: last.start - endOf(first) }
      return conflict.team_id === null
        ? t('scheduling.shortRestToCome', { ...params, game: names.game(first.id) })
        : t('scheduling.shortRest', { ...params, team: names.team(conflict.team_id) })
    }
    case 'site_taken':
      return t('scheduling.siteTaken', {
        field: names.site(conflict.game_site_id),
        one: names.game(first.id),
        time_of_one: names.time(first.start),
        two: names.game(last.id),
        time_of_two: names.time(last.start),
      })
    case 'site_closed':
      return t('scheduling.siteClosed', {
        game: names.game(first.id),
        field: names.site(conflict.game_site_id),
        from: names.time(first.start),
        to: names.time(endOf(first)),
      })
    case 'before_feeder':
      return t('scheduling.beforeFeeder', {
        game: names.game(last.id),
        slot: slot(last),
        feeder: names.game(first.id),
        end: names.time(endOf(first)),
      })
    case 'round_order': {
      const late = games.filter(({ round }) => round?.number !== last.round?.number)
      const start = Math.min(...games.filter(game => !late.includes(game)).map(game => game.start))
      return t('scheduling.roundOrder', {
        round: last.round === null ? '' : names.round(last.round),
        start: names.time(start),
        end: names.time(Math.max(...late.map(endOf))),
      })
    }
  }
}

/** The reason why a game could not be placed, as a sentence. */
export function unplacedText(
  { game_id, reason, waits_for_id }: Unplaced,
  names: Pick<ScheduleNames, 'game'>,
  t: Texts,
): string {
  const game = names.game(game_id)
  if (reason !== 'waits') return t(`scheduling.unplaced.${reason}`, { game })
  return waits_for_id === null
    ? t('scheduling.unplaced.waits_for_any', { game })
    : t('scheduling.unplaced.waits', { game, other: names.game(waits_for_id) })
}
