import { otherSide } from '../../shared-schema/sports/model/course.ts'
import type { Place } from '../../shared-schema/sports/model/play-kind.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
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
  { type, side }: NextPlay,
  { sport, sides }: Pick<GameView, 'sport' | 'sides'>,
  situation: Situation,
): Play {
  const [own, other] = [sides[side].id, sides[otherSide(side)].id]
  const kind = sport.rules.kinds.find(one => one.type === type)
  if (!kind || own === null) return playOf(type, {})
  return withKnownPlayers(sport, chosenPlay({ kind, preset: {} }, own, other), sides, situation)
}
