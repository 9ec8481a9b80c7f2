import { otherSide } from '../../shared-schema/sports/model/course.ts'
import type { Place } from '../../shared-schema/sports/model/play-kind.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { kindOf } from '../../shared-schema/sports/model/sport.ts'
import type { NextPlay, Situation } from '../../shared-schema/sports/model/situation.ts'
import type { GameView } from './game-view.ts'
import { chosenPlay, withKnownPlayers } from './play-choices.ts'

/** A play that is recorded by a tap on a player. */
export type NextByPlayer = NextPlay & { readonly place: Place }

/** The plays of a situation that are recorded by a tap on a player. */
export const nextByPlayer = ({ next }: Pick<Situation, 'next'>): NextByPlayer[] =>
  next.flatMap(one => (one.place === undefined ? [] : [{ ...one, place: one.place }]))

/** The play before that tap, with the players who are known. */
export function playOfNext(
  next: NextPlay,
  { sport, sides }: Pick<GameView, 'sport' | 'sides'>,
  situation: Situation,
): Play {
  const [own, other] = [sides[next.side].id, sides[otherSide(next.side)].id]
  const kind = kindOf(sport.rules, next)
  if (!kind || own === null) return playOf(next.type, {})
  return withKnownPlayers(sport, chosenPlay({ kind, preset: {} }, own, other), sides, situation)
}
