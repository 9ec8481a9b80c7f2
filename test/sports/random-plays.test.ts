import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, sports } from '../../shared-schema/sports/index.ts'
import { placesOf, teamAttributes, type PlayKind } from '../../shared-schema/sports/model/play-kind.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'
import { device, sides, type Sheet } from '../scoring/sheet.ts'
import { follow } from './follow.ts'

/** Three players of each team: 11 to 13 of team 1, 21 to 23 of team 2. */
const playerOf = (team: number) => fc.integer({ min: 1, max: 3 }).map(number => team * 10 + number)

/** A play of a kind as a careful scorekeeper records it: every player known, every value in its range. */
const playOfKind = (kind: PlayKind): fc.Arbitrary<Play> =>
  fc.constantFrom(1, 2).chain(own =>
    fc
      .record({
        players: fc.tuple(
          ...placesOf(kind).map(place => playerOf(kind.roles[place - 1]?.side === 'other' ? 3 - own : own)),
        ),
        values: fc.record(
          Object.fromEntries(
            Object.entries(kind.values ?? {}).map(([name, { least = 0, most = 40 }]) => [
              name,
              name === 'bool_1' ? fc.boolean() : fc.integer({ min: least, max: most }),
            ]),
          ),
        ),
      })
      .map(({ players, values }) =>
        playOf(kind.type, {
          ...Object.fromEntries(
            teamAttributes(kind).map(([name, side]) => [name, side === 'own' ? own : 3 - own]),
          ),
          ...Object.fromEntries(players.map((player, index) => [`player_${index + 1}_id`, player])),
          ...values,
        }),
      ),
  )

/** What happens to a play after it was recorded. */
const fates = fc.constantFrom('stays', 'stays', 'stays', 'stays', 'is withdrawn', 'is corrected')

const gameOf = ({ kinds }: SportRules) => {
  const play = fc.constantFrom(...kinds).chain(playOfKind)
  return fc.array(fc.record({ play, instead: play, fate: fates }), { maxLength: 40 })
}

type Game = readonly { play: Play; instead: Play; fate: string }[]

/** The sheet of a game, and the plays that are left of it. */
function recorded(game: Game): { sheet: Sheet; left: Play[] } {
  const sheet = device(1)
  const left = game.flatMap(({ play, instead, fate }) => {
    const { id } = sheet.record('play', play)
    if (fate === 'is withdrawn') sheet.record('withdrawal', { entry_id: id })
    if (fate === 'is corrected') sheet.record('play', { ...instead, replaces: id })
    return fate === 'is withdrawn' ? [] : [fate === 'is corrected' ? instead : play]
  })
  return { sheet, left }
}

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
