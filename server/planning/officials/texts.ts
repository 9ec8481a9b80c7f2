import type { Hindrance } from '../../rules/officiating/hindrances.ts'
import { dayOf, minuteOf, timeAt } from '../../tournament/rounds/playing-hours.ts'
import type { Say, Texts } from '../../texts/say.ts'
import type { OfficiatingState } from './load.ts'
import type { GameRow } from './read-rows.ts'

/** `Sexy Legs – Rusty Bikes` */
export const gameName = ({ one, two }: GameRow, t: Texts): string =>
  t('scheduling.gameOf', { one: one ?? t('scheduling.openTeam'), two: two ?? t('scheduling.openTeam') })

/** `Saturday 13 June, 10:00, Field 2: Sexy Legs – Rusty Bikes`; without names for those who may not read it. */
export function gameInWords(game: GameRow, t: Texts): string {
  return t('messages.game', {
    ...whenOf(game.start_time, game.timezone, t),
    field: (game.is_readable ? game.field : null) ?? t('scheduling.noField'),
    game: game.is_readable ? gameName(game, t) : t('scheduling.gameOfOthers'),
  })
}

function whenOf(time: string, zone: string, t: Texts): { day: string; time: string } {
  const minute = minuteOf(time)
  return {
    day: t('scheduling.day', { date: new Date(dayOf(minute, zone)) }),
    time: timeAt(minute, zone).slice(11, 16),
  }
}

/** Why an official or a team should not take a role. */
export function hindranceText(
  hindrance: Hindrance,
  kind: 'official' | 'team',
  { games }: OfficiatingState,
): Say {
  return t => {
    if (!('other' in hindrance)) {
      if (hindrance.kind === 'own team') return t(`officials.ownTeam.${kind}`)
      return t(`officials.${hindrance.kind}`)
    }
    const other = games.get(hindrance.other.game_id)
    return t(`officials.${hindrance.kind}`, { game: other ? gameInWords(other, t) : '' })
  }
}

/** When a game was to start as somebody was assigned to it. */
export const movedText =
  (time: string, { timezone }: GameRow): Say =>
  t =>
    t('officials.moved', whenOf(time, timezone, t))
