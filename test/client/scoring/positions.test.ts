import { expect, test } from 'vitest'
import { positionChanges } from '../../../client/scoring/positions.ts'
import { definitionOf } from '../../../shared-schema/sports/index.ts'
import { generalPlays as g } from '../../../shared-schema/sports/model/general-plays.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { Positions } from '../../../shared-schema/sports/model/situation.ts'
import { volleyballPlays as p } from '../../../shared-schema/sports/volleyball-kinds.ts'
import { writer } from '../../sports/game-of.ts'
import { situationOf } from '../../sports/situation-of.ts'

const play = writer('volleyball')
const lineUp = [1, 2, 3, 4, 5, 6]
const libero = 7
/** The six of the line-up are on the court, and the libero is on the bench. */
const before = [
  ...lineUp.map(player => play(p.inPosition, 1, [player], { int_1: player })),
  play(p.libero, 1, [libero]),
]

/** The plays that bring team 1 into these positions: `on 8`, `off 6`, `8 at 6`. */
function changes(positions: Positions, ...after: readonly Play[]): string[] {
  const team = (id: number) => ({
    id,
    name: `${id}`,
    score: 0,
    shootout: null,
    roster: [1, 2, 3, 4, 5, 6, 7, 8].map(reference => ({
      reference,
      number: null,
      name: `${reference}`,
      label: `${reference}`,
    })),
  })
  const view = {
    sport: definitionOf('volleyball'),
    sides: [team(1), team(2)] as const,
    isOnField: (player: unknown) => player !== 8,
    board: { situation: situationOf('volleyball', [...before, ...after]) },
  }
  return positionChanges(positions, 0, view).map(({ data: { type, player_1_id, int_1 } }) =>
    type === g.on
      ? `on ${player_1_id}`
      : type === g.off
        ? `off ${player_1_id}`
        : `${player_1_id} at ${int_1}`,
  )
}

test('a substitute comes on, and the player who had the position goes off', () => {
  expect(changes([1, 2, 3, 4, 5, 8])).toEqual(['off 6', 'on 8', '8 at 6'])
})

test('the libero takes a position and leaves it without a substitution', () => {
  expect(changes([1, 2, 3, 4, 5, libero])).toEqual(['7 at 6'])
  const replaced = play(p.liberoIn, 1, [libero, 6])
  expect(changes([1, 2, 3, 4, 5, 6], replaced)).toEqual(['6 at 6'])
  expect(changes([1, 2, 3, 4, 8, libero], replaced)).toEqual(['off 5', 'on 8', '8 at 5'])
})

test('positions as they were need no play', () => {
  expect(changes(lineUp)).toEqual([])
})
