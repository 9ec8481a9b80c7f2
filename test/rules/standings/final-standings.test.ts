import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedT } from '../../../client/texts/t.ts'
import type { BracketGame } from '../../../shared-schema/rules/standings/bracket-places.ts'
import { finalReasonText } from '../../../shared-schema/rules/standings/final-reason-text.ts'
import { type Finals, finalStandings } from '../../../shared-schema/rules/standings/final-standings.ts'
import { poolStandings } from '../../../shared-schema/rules/standings/pool-standings.ts'
import { swissStandings } from '../../../shared-schema/rules/standings/swiss-standings.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import { game, seeded, unseeded } from './games.ts'

type Places = readonly [winner: number | null, loser: number | null]

/** A game that team 1 has won. */
function won(
  team_1_id: number,
  team_2_id: number,
  [place_for_winner, place_for_loser]: Places = [null, null],
): BracketGame {
  return {
    team_1_id,
    team_2_id,
    winner_id: team_1_id,
    loser_id: team_2_id,
    place_for_winner,
    place_for_loser,
  }
}

function open(
  team_1_id: number | null,
  team_2_id: number | null,
  [place_for_winner, place_for_loser]: Places = [null, null],
): BracketGame {
  return { team_1_id, team_2_id, winner_id: null, loser_id: null, place_for_winner, place_for_loser }
}

function shown(finals: Finals): string[] {
  return finalStandings(finals).map(({ place, team_id, is_decided, is_shared, is_unresolved, reason }) => {
    const marks = [
      is_decided ? '' : ' open',
      is_shared ? ' shared' : '',
      is_unresolved ? ' unresolved' : '',
    ].join('')
    return `${place}${marks}: team ${team_id}, ${finalReasonText(reason, id => `team ${id}`, sharedT)}`
  })
}

const brackets = (entrants: Finals['entrants'], ...bracketGames: readonly BracketGame[]) =>
  shown({ entrants, bracketGames, groups: null })

describe('final standings of a bracket', () => {
  const semifinals = [won(1, 4), won(2, 3)]

  test('come from the places that its games give', () => {
    expect(brackets(seeded(1, 2, 3, 4), ...semifinals, won(4, 3, [3, 4]), won(2, 1, [1, 2]))).toEqual([
      '1: team 2, won the final',
      '2: team 1, lost the final',
      '3: team 4, won the game for place 3',
      '4: team 3, lost the game for place 3',
    ])
  })

  test('leave the better places to the teams that play for them elsewhere', () => {
    expect(brackets(seeded(1, 2, 3, 4, 5, 6), won(5, 4, [3, 4]))).toEqual([
      ...[1, 2, 3, 6].map(
        team => `1 open shared unresolved: team ${team}, in no pool, swiss round or bracket`,
      ),
      '3: team 5, won the game for place 3',
      '4: team 4, lost the game for place 3',
    ])
  })

  test('share the places that several games give', () => {
    const quarterfinals = [
      won(1, 8, [null, 5]),
      won(4, 5, [null, 5]),
      won(2, 7, [null, 5]),
      won(3, 6, [null, 5]),
    ]
    expect(
      brackets(
        seeded(1, 2, 3, 4, 5, 6, 7, 8),
        ...quarterfinals,
        won(1, 4, [null, 3]),
        won(2, 3, [null, 3]),
        won(1, 2, [1, 2]),
      ).slice(2),
    ).toEqual([
      '3 shared: team 3, knocked out at place 3',
      '3 shared: team 4, knocked out at place 3',
      '5 shared: team 5, knocked out at place 5',
      '5 shared: team 6, knocked out at place 5',
      '5 shared: team 7, knocked out at place 5',
      '5 shared: team 8, knocked out at place 5',
    ])
  })

  test('give teams that still play the places that are left, by seed', () => {
    expect(
      brackets(seeded(1, 2, 3, 4), won(4, 1), open(2, 3), open(null, 1, [3, 4]), open(4, null, [1, 2])),
    ).toEqual([
      '1 open: team 1, still has games in its bracket',
      '2 open: team 2, still has games in its bracket',
      '3 open: team 3, still has games in its bracket',
      '4 open: team 4, still has games in its bracket',
    ])
    expect(brackets(seeded(1, 2, 3, 4), ...semifinals, won(4, 3, [3, 4]), open(2, 1, [1, 2]))).toEqual([
      '1 open: team 1, still has games in its bracket',
      '2 open: team 2, still has games in its bracket',
      '3: team 4, won the game for place 3',
      '4: team 3, lost the game for place 3',
    ])
  })

  test('share open places as the games will', () => {
    const games = [
      won(8, 1, [null, 5]),
      open(4, 5, [null, 5]),
      open(2, 7, [null, 5]),
      open(3, 6, [null, 5]),
      open(8, null, [null, 3]),
      open(null, null, [null, 3]),
      open(null, null, [1, 2]),
    ]
    expect(
      finalStandings({ entrants: seeded(1, 2, 3, 4, 5, 6, 7, 8), bracketGames: games, groups: null }).map(
        ({ place, team_id }) => `${place}: ${team_id}`,
      ),
    ).toEqual(['1: 2', '2: 3', '3: 4', '3: 5', '5: 1', '5: 6', '5: 7', '5: 8'])
  })

  test('follow the second grand final if there is one, and the first if not', () => {
    const double = [won(1, 2), won(2, 3, [null, 3])]
    expect(
      brackets(seeded(1, 2, 3), ...double, won(1, 2, [1, 2]), open(null, null, [1, 2])).slice(0, 2),
    ).toEqual(['1: team 1, won the final', '2: team 2, lost the final'])
    expect(brackets(seeded(1, 2, 3), ...double, won(2, 1, [1, 2]), open(1, 2, [1, 2])).slice(0, 2)).toEqual([
      '1 open: team 1, still has games in its bracket',
      '2 open: team 2, still has games in its bracket',
    ])
    expect(brackets(seeded(1, 2, 3), ...double, won(2, 1, [1, 2]), won(1, 2, [1, 2]))[0]).toBe(
      '1: team 1, won the final',
    )
  })

  describe('of a game that both teams have lost', () => {
    const lostByBoth = { ...open(3, 4, [5, 6]), is_over: true, place_for_both: 6, unwon_place: 5 }
    const others = [won(1, 2, [1, 2]), { ...won(6, 5), left_over: [6] }]

    test('give both the last of its places, and nobody the first', () => {
      expect(
        brackets(seeded(1, 2, 3, 4), won(1, 2, [1, 2]), won(5, 6, [3, 4]), lostByBoth).slice(-2),
      ).toEqual([3, 4].map(team => `6 shared: team ${team}, lost the game for place 5`))
    })

    test('give another team the first if one of the two has played on after a correction', () => {
      const third = won(5, 4, [3, 4])
      expect(brackets(seeded(1, 2, 3, 4, 5, 6), ...others, lostByBoth, third).slice(2)).toEqual([
        '3: team 5, won the game for place 3',
        '4: team 4, lost the game for place 3',
        '5: team 6, knocked out at place 5',
        '6: team 3, lost the game for place 5',
      ])
    })
  })

  test('put teams of games without places behind those with one', () => {
    expect(brackets(seeded(1, 2, 3, 4), won(4, 3, [1, 2]), won(1, 2))).toEqual([
      '1: team 4, won the final',
      '2: team 3, lost the final',
      '3 open: team 1, still has games in its bracket',
      '4 open: team 2, still has games in its bracket',
    ])
  })
})

describe('final standings of those that are in no bracket', () => {
  const rule = TIE_BREAK_PRESETS.WFDF
  const poolA = poolStandings(
    unseeded(1, 2, 3),
    ['1-2 15-10', '1-3 15-5', '2-3 15-12'].map(text => game(text)),
    rule,
    [],
  )
  const poolB = poolStandings(
    unseeded(4, 5, 6),
    ['4-5 15-10', '4-6 15-9', '5-6 16-9'].map(text => game(text)),
    rule,
    [],
  )
  const pools = { kind: 'pools' as const, is_over: true, standings: [poolA, poolB] }

  test('take all firsts of the pools, then all seconds, and say why one is ahead', () => {
    expect(shown({ entrants: unseeded(1, 2, 3, 4, 5, 6), bracketGames: [], groups: pools })).toEqual([
      '1: team 1, 1st in its pool, ahead of team 4: better goal difference per game (+7.50 against +5.50)',
      '2: team 4, 1st in its pool',
      '3: team 5, 2nd in its pool, ahead of team 2: better goal difference per game (+1 against −1)',
      '4: team 2, 2nd in its pool',
      '5: team 6, 3rd in its pool, ahead of team 3: more goals scored per game (9.00 against 8.50)',
      '6: team 3, 3rd in its pool',
    ])
  })

  test('follow after all teams of brackets', () => {
    expect(
      shown({ entrants: unseeded(1, 2, 3, 4, 5, 6), bracketGames: [won(4, 1, [1, 2])], groups: pools }).slice(
        0,
        4,
      ),
    ).toEqual([
      '1: team 4, won the final',
      '2: team 1, lost the final',
      '3: team 5, 2nd in its pool, ahead of team 2: better goal difference per game (+1 against −1)',
      '4: team 2, 2nd in its pool',
    ])
  })

  test('follow behind places that several share', () => {
    expect(
      shown({
        entrants: unseeded(1, 2, 3, 4),
        bracketGames: [won(1, 2, [1, 3]), won(3, 2, [2, 3])],
        groups: null,
      }).at(-1),
    ).toBe('4 open: team 4, in no pool, swiss round or bracket')
  })

  test('compare the part of games won where pools differ in size', () => {
    const large = poolStandings(
      unseeded(4, 5, 6, 7),
      ['4-5 15-0', '4-6 15-0', '4-7 0-15', '7-5 0-15', '7-6 0-15', '5-6 15-0'].map(text => game(text)),
      rule,
      [],
    )
    expect(
      shown({
        entrants: unseeded(1, 2, 3, 4, 5, 6, 7),
        bracketGames: [],
        groups: { ...pools, standings: [poolA, large] },
      })[0],
    ).toBe('1: team 1, 1st in its pool, ahead of team 4: higher win percentage (100.00% against 66.67%)')
  })

  test('share a place where nothing separates two pools', () => {
    const same = poolStandings(
      unseeded(4, 5, 6),
      ['4-5 15-10', '4-6 15-5', '5-6 15-12'].map(text => game(text)),
      rule,
      [],
    )
    expect(
      shown({
        entrants: unseeded(1, 2, 3, 4, 5, 6),
        bracketGames: [],
        groups: { ...pools, standings: [poolA, same] },
      }).slice(0, 3),
    ).toEqual([
      '1 shared unresolved: team 1, 1st in its pool',
      '1 shared unresolved: team 4, 1st in its pool',
      '3 shared unresolved: team 2, 2nd in its pool',
    ])
  })

  test('keep what is unresolved within a pool', () => {
    const level = poolStandings(unseeded(1, 2), [], rule, [])
    expect(
      shown({
        entrants: unseeded(1, 2),
        bracketGames: [],
        groups: { kind: 'pools', is_over: false, standings: [level] },
      }),
    ).toEqual(['1 open unresolved: team 1, 1st in its pool', '2 open unresolved: team 2, 2nd in its pool'])
  })

  test('take the order of the swiss rounds', () => {
    const scoring = {
      swiss_scoring_system: 'victory points' as const,
      swiss_points_for_bye: 1,
      swiss_victory_points_games_to: 15,
      swiss_victory_points_cap: 25,
    }
    const standings = swissStandings(unseeded(1, 2, 3, 4), [game('1-2 15-14'), game('3-4 15-4')], scoring, [])
    expect(
      shown({
        entrants: unseeded(1, 2, 3, 4),
        bracketGames: [won(1, 3, [1, 2])],
        groups: { kind: 'swiss rounds', is_over: true, standings },
      }),
    ).toEqual([
      '1: team 1, won the final',
      '2: team 3, lost the final',
      '3: team 2, 3rd in the swiss rounds',
      '4: team 4, 4th in the swiss rounds',
    ])
  })

  test('put teams without any games after the others, and those that are out at the end', () => {
    const entrants = unseeded(1, 2, 3, 4, 5, 6, 7, 8).map(entrant =>
      entrant.team_id === 2 ? { ...entrant, status: 'withdrawn' as const } : entrant,
    )
    expect(shown({ entrants, bracketGames: [], groups: pools }).slice(5)).toEqual([
      '6 open shared unresolved: team 7, in no pool, swiss round or bracket',
      '6 open shared unresolved: team 8, in no pool, swiss round or bracket',
      '8: team 2, 2nd in its pool',
    ])
  })
})

describe('all final standings', () => {
  const ids = Array.from({ length: 8 }, (_, index) => index + 1)
  const team = fc.option(fc.constantFrom(...ids), { freq: 5 })
  const place = fc.option(fc.constantFrom(...ids), { freq: 2 })
  const bracketGame: fc.Arbitrary<BracketGame> = fc
    .record({
      team_1_id: team,
      team_2_id: team,
      place_for_winner: place,
      place_for_loser: place,
      winner: fc.constantFrom(0, 1, 2),
    })
    .map(({ winner, ...each }) => ({
      ...each,
      winner_id: winner === 1 ? each.team_1_id : winner === 2 ? each.team_2_id : null,
      loser_id: winner === 1 ? each.team_2_id : winner === 2 ? each.team_1_id : null,
    }))
  const finals = fc
    .record({
      statuses: fc.array(fc.constantFrom('playing' as const, 'playing' as const, 'withdrawn' as const), {
        minLength: 8,
        maxLength: 8,
      }),
      bracketGames: fc.array(bracketGame, { maxLength: 6 }),
      scores: fc.array(
        fc
          .tuple(fc.constantFrom(...ids), fc.constantFrom(...ids), fc.nat(3), fc.nat(3))
          .filter(([a, b]) => a !== b),
        { maxLength: 12 },
      ),
      split: fc.nat(8),
      order: fc.shuffledSubarray(ids, { minLength: 8 }),
    })
    .map(({ statuses, bracketGames, scores, split, order }) => {
      const entrants = unseeded(...ids).map((entrant, index) => ({
        ...entrant,
        status: statuses[index] ?? 'playing',
      }))
      const games = scores.map(([a, b, x, y]) => game(`${a}-${b} ${x}-${y}`))
      const standings = [entrants.slice(0, split), entrants.slice(split, 7)].map(teams =>
        poolStandings(teams, games, TIE_BREAK_PRESETS.WFDF, []),
      )
      return {
        entrants,
        shuffled: order.flatMap(id => entrants.filter(({ team_id }) => team_id === id)),
        bracketGames,
        groups: { kind: 'pools' as const, is_over: true, standings },
      }
    })

  test('have every team once, in the order of places, whatever the input, and in the same order for any order of teams', () => {
    fc.assert(
      fc.property(finals, ({ shuffled, ...own }) => {
        const lines = finalStandings(own)
        expect(lines.map(({ team_id }) => team_id).sort()).toEqual(ids)
        const places = lines.map(line => line.place)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(lines.map(line => line.is_shared)).toEqual(
          places.map(one => places.filter(other => other === one).length > 1),
        )
        const isInBracket = ({ reason: { kind } }: (typeof lines)[number]): boolean =>
          kind === 'bracket game' || kind === 'open bracket'
        const given = own.bracketGames.flatMap(one => [one.place_for_winner, one.place_for_loser])
        const last = lines.findLast(isInBracket)?.place ?? 0
        for (const line of lines)
          if (!isInBracket(line) && line.place < last) expect(given).not.toContain(line.place)
        expect(
          finalStandings({
            ...own,
            entrants: shuffled,
            groups: { ...own.groups, standings: [...own.groups.standings].reverse() },
          }),
        ).toEqual(lines)
      }),
      { numRuns: 400 },
    )
  })
})
