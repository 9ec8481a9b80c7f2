import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, sports } from '../../shared-schema/sports/index.ts'
import { sides, type Sheet } from '../scoring/sheet.ts'
import { follow } from './follow.ts'
import { gameOf, recorded, type Game } from './random-game.ts'

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

describe.each(sports)('any plays of %s', sport => {
  const { rules } = definitionOf(sport)
  const linesOf = (entries: Sheet['entries']) => {
    const state = foldGame(sides, rules, entries)
    const { team_1_score, team_2_score, periods, winner_id } = state
    return { box: boxScore(sides, rules, state), score: [team_1_score, team_2_score], periods, winner_id }
  }
  const property = (check: (game: Game) => void, numRuns = 25) =>
    fc.assert(fc.property(gameOf(rules), check), { numRuns })

  test('give the same lines and score in whatever order and however often their entries come', () => {
    fc.assert(
      fc.property(gameOf(rules), fc.infiniteStream(fc.nat()), (game, keys) => {
        const { entries } = recorded(game).sheet
        const mixed = [...entries, ...entries.slice(0, 5)]
          .map(entry => ({ entry, key: Number(keys.next().value) }))
          .sort((a, b) => a.key - b.key)
          .map(({ entry }) => entry)
        expect(linesOf(mixed)).toEqual(linesOf(entries))
      }),
      { numRuns: 15 },
    )
  })

  test('count as if those that were withdrawn or corrected had never been there', () => {
    property(game => {
      const { sheet, left } = recorded(game)
      const plain = recorded(left.map(play => ({ play, instead: play, fate: 'stays' })))
      const { box, ...rest } = linesOf(plain.sheet.entries)
      if (left.length > 0) expect(linesOf(sheet.entries)).toEqual({ ...rest, box })
    })
  })

  test('make the lines of a team the sum of its players, and of what is credited to the team alone', () => {
    const both = rules.playerCounters.filter(name => rules.teamCounters.includes(name))
    property(game => {
      const { sheet, left } = recorded(game)
      const { box } = linesOf(sheet.entries)
      const { counted } = follow(rules, left)
      for (const { team_id, counters } of box.teams) {
        const own = box.players.filter(line => line.team_id === team_id).map(line => line.counters)
        for (const name of both) {
          const ofTeam = counted
            .filter(one => one.startsWith(`${team_id}/- ${name} `))
            .map(one => Number(one.split(' ').at(-1)))
          expect(counters[name] ?? 0, name).toBe(sumOf([...own.map(line => line[name] ?? 0), ...ofTeam]))
        }
      }
    })
  })

  test('are worth what the score says', () => {
    property(game => {
      const { sheet, left } = recorded(game)
      const { score, periods } = linesOf(sheet.entries)
      const worth = [0, 0]
      for (const { team_id, points, isShootout } of follow(rules, left).steps)
        if (!isShootout && team_id !== null) worth[team_id - 1] = (worth[team_id - 1] ?? 0) + points
      const inPeriods = [0, 1].map(side => sumOf(periods.map(points => points[side] ?? 0)))
      expect(inPeriods).toEqual(worth)
      if (!rules.sets) expect(score).toEqual(worth)
    })
  })

  test('make figures that are numbers', () => {
    property(game => {
      const { box } = linesOf(recorded(game).sheet.entries)
      for (const { counters } of [...box.teams, ...box.players]) {
        const all = Object.entries({ ...counters, ...rules.derived(counters) })
        expect(all.filter(([, value]) => !Number.isFinite(value))).toEqual([])
      }
    })
  })
})
