import { at } from '../at.ts'
import type { Conflict } from './conflict.ts'
import type { Unplaced } from './assign-slots.ts'
import { endOf, type Round, type TimedGame } from './schedule.ts'

/** What things are called where the words are read. */
export interface ScheduleNames {
  readonly team: (id: number) => string
  readonly site: (id: number) => string
  /** `Sexy Legs – Rusty Bikes` */
  readonly game: (id: number) => string
  /** `round 2 of pool A` */
  readonly round: (round: Round) => string
  /** The local day of a moment: `Saturday 13 June`. */
  readonly day: (minute: number) => string
  /** Its local time: `10:00`. */
  readonly time: (minute: number) => string
}

/**
 * A conflict in a sentence for people, after the day on which its first game is to be played:
 * `Saturday 13 June: Sexy Legs play at 10:00 on Field 3 and at 10:30 on Field 5.`
 */
export function conflictText(conflict: Conflict, names: ScheduleNames): string {
  const day = names.day(at(conflict.games, 0).start)
  const time = (minute: number) => (names.day(minute) === day ? names.time(minute) : `${names.time(minute)} on ${names.day(minute)}`)
  return `${day}: ${sentence(conflict, { ...names, time })}.`
}

function sentence(conflict: Conflict, names: ScheduleNames): string {
  const { games } = conflict
  const [first, last] = [at(games, 0), at(games, games.length - 1)]
  const slot = ({ start, game_site_id }: TimedGame) => `at ${names.time(start)}${game_site_id === null ? '' : ` on ${names.site(game_site_id)}`}`
  switch (conflict.kind) {
    case 'team_twice':
      return `${names.team(conflict.team_id)} play ${slot(first)} and ${slot(last)}`
    case 'short_rest': {
      const team = conflict.team_id === null ? `the team that comes from ${names.game(first.id)} will` : names.team(conflict.team_id)
      return `${team} play ${slot(first)} and ${slot(last)}, with ${last.start - endOf(first)} minutes of rest between`
    }
    case 'site_taken':
      return `${names.site(conflict.game_site_id)} has ${names.game(first.id)} at ${names.time(first.start)} and ${names.game(last.id)} at ${names.time(last.start)}`
    case 'site_closed':
      return `${names.game(first.id)} is on ${names.site(conflict.game_site_id)} from ${names.time(first.start)} to ${names.time(endOf(first))}, outside of its opening hours`
    case 'before_feeder':
      return `${names.game(last.id)} starts ${slot(last)}, before ${names.game(first.id)}, from which a team comes, is over at ${names.time(endOf(first))}`
    case 'round_order': {
      const late = games.filter(({ round }) => round?.number !== last.round?.number)
      const start = Math.min(...games.filter(game => !late.includes(game)).map(game => game.start))
      const round = last.round === null ? 'a round' : names.round(last.round)
      return `${round} starts at ${names.time(start)}, before the one ahead of it is over at ${names.time(Math.max(...late.map(endOf)))}`
    }
  }
}

/** Why a game has found no place, in a sentence for people. */
export function unplacedText({ game_id, reason, waits_for_id }: Unplaced, names: Pick<ScheduleNames, 'game'>): string {
  const game = names.game(game_id)
  switch (reason) {
    case 'has_begun': return `${game} has begun, so it stays where and when it is.`
    case 'no_site': return `${game} cannot be placed, because there are no fields.`
    case 'no_time': return `${game} cannot be placed: at no time are a field and both teams free, early and late enough for the games around it.`
    case 'waits': return `${game} cannot be placed, because it comes after ${waits_for_id === null ? 'a game' : names.game(waits_for_id)}, which has no place.`
  }
}
