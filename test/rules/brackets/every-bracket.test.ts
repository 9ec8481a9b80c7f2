import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bracketKinds,
  type BracketKind,
  type PlannedGame,
} from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { type BracketRequest, planBracket } from '../../../server/rules/brackets/plan-bracket.ts'
import { feederOf, gamesOf, isReset, keyOf, play, type PlayedGame } from './play.ts'

const sizes = [...Array.from({ length: 33 }, (_, index) => index + 2), 48, 63, 64, 129, 256]

/** Whether a bracket of the kind can have so many teams: in a crossover two of them meet in each game. */
const isPossible = (kind: BracketKind, teams: number): boolean => kind !== 'crossover' || teams % 2 === 0
const knockOuts = bracketKinds.filter(kind => kind !== 'crossover')

/** The plans of every kind with and without its extra game, in many sizes. */
const everyPlan = (kinds: readonly BracketKind[] = bracketKinds) =>
  sizes.flatMap(teams =>
    kinds
      .filter(kind => isPossible(kind, teams))
      .flatMap(kind =>
        [false, true].map(hasExtra => {
          const own: BracketRequest = {
            kind,
            teams,
            third_place: hasExtra,
            grand_final_reset: hasExtra,
            first_place: hasExtra ? 9 : 1,
          }
          const plan = planBracket(own)
          return { ...own, plan, games: gamesOf(plan) }
        }),
      ),
  )

const request = fc
  .oneof(
    { weight: 9, arbitrary: fc.integer({ min: 2, max: 64 }) },
    { weight: 1, arbitrary: fc.integer({ min: 65, max: 256 }) },
  )
  .chain(teams =>
    fc.record({
      kind: fc.constantFrom(...bracketKinds.filter(kind => isPossible(kind, teams))),
      teams: fc.constant(teams),
      third_place: fc.boolean(),
      grand_final_reset: fc.boolean(),
      first_place: fc.integer({ min: 1, max: 30 }),
    }),
  )
const results = fc.array(fc.boolean(), { minLength: 1, maxLength: 97 })

function playWith(own: BracketRequest, team1Wins: readonly boolean[]) {
  let played = 0
  return play(planBracket(own), () => team1Wins[played++ % team1Wins.length] ?? true)
}

function seedsOf(games: readonly PlayedGame[]): number[] {
  return games.flatMap(({ seeds }) => seeds)
}

/** Whether no team of a game has played before. */
function isFirstOfBoth({ team_1, team_2 }: PlannedGame): boolean {
  return 'seed' in team_1 && 'seed' in team_2
}

function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value))
}

/** The members of a list, with their numbers of occurrences. */
function counted(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

describe('the number of games', () => {
  test('is n - 1 in single elimination, and one more for third place', () => {
    for (const { teams, third_place, games } of everyPlan(['single elimination'])) {
      expect(games).toHaveLength(teams - 1 + Number(third_place && teams >= 4))
    }
  })

  test('is 2n - 2 in double elimination, and one more for the reset', () => {
    for (const { teams, grand_final_reset, games } of everyPlan(['double elimination'])) {
      expect(games).toHaveLength(2 * teams - 2 + Number(grand_final_reset))
    }
  })

  test('is that of two single eliminations with a consolation, the second among the losers of first games', () => {
    for (const { teams, third_place, games } of everyPlan(['consolation'])) {
      const playsForThird = third_place && teams >= 4
      const losers = games.filter(
        game => isFirstOfBoth(game) && !(playsForThird && game.round_number === 1),
      ).length
      expect(games).toHaveLength(teams - 1 + Number(playsForThird) + Math.max(0, losers - 1))
    }
  })

  test('is half the teams in a crossover, all at once', () => {
    for (const { teams, games } of everyPlan(['crossover'])) {
      expect(games).toHaveLength(teams / 2)
      expect(games.every(({ step }) => step === 0)).toBe(true)
    }
  })

  test('is k * 2^(k - 1) in full placement of 2^k, k for each team (rules.md section 3)', () => {
    for (const rounds of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const teams = 2 ** rounds
      const { games } = playWith(
        { kind: 'full placement', teams, third_place: false, grand_final_reset: false, first_place: 1 },
        [true],
      )
      expect(games).toHaveLength((rounds * teams) / 2)
      expect(new Set(counted(seedsOf(games)).values())).toEqual(new Set([rounds]))
    }
  })
})

describe('the plan of every bracket', () => {
  test('names in each game where its teams come from, and there where they go', () => {
    for (const { games } of everyPlan()) {
      const linked = games.flatMap(game => [
        ...(game.winner_to ? [`W ${keyOf(game)} to ${keyOf(game.winner_to)} ${game.winner_to.team}`] : []),
        ...(game.loser_to ? [`L ${keyOf(game)} to ${keyOf(game.loser_to)} ${game.loser_to.team}`] : []),
      ])
      const fed = games.flatMap(game =>
        [game.team_1, game.team_2].flatMap((source, index) => {
          const feeder = feederOf(source)
          return feeder
            ? [`${'winner_of' in source ? 'W' : 'L'} ${keyOf(feeder)} to ${keyOf(game)} ${index + 1}`]
            : []
        }),
      )
      expect(linked.sort().join()).toBe(fed.sort().join())
    }
  })

  test('has each seed come in once, in the main section', () => {
    for (const { teams, games } of everyPlan()) {
      const seeds = games
        .filter(({ section }) => section === 0)
        .flatMap(({ team_1, team_2 }) =>
          [team_1, team_2].flatMap(team => ('seed' in team ? [team.seed] : [])),
        )
      expect(seeds.sort((a, b) => a - b)).toEqual(Array.from({ length: teams }, (_, index) => index + 1))
    }
  })

  test('gives byes to the best seeds alone, as many as are missing from a power of two', () => {
    for (const { teams, plan } of everyPlan(knockOuts)) {
      const first = plan.sections[0]?.rounds[0]?.games ?? []
      const seeds = first.flatMap(({ team_1, team_2 }) =>
        [team_1, team_2].map(team => ('seed' in team ? team.seed : 0)),
      )
      const byes = 2 ** Math.ceil(Math.log2(teams)) - teams
      expect(seeds.sort((a, b) => a - b)).toEqual(
        Array.from({ length: teams - byes }, (_, index) => byes + index + 1),
      )
    }
  })

  test('counts the rounds of each section down to 0, later ones in later steps and slots in order', () => {
    for (const { plan } of everyPlan()) {
      for (const { rounds } of plan.sections) {
        expect(rounds.map(({ round_number }) => round_number)).toEqual(
          rounds.map((_, index) => rounds.length - 1 - index),
        )
        expect(isAscending(rounds.map(({ step }) => step))).toBe(true)
        expect(rounds.every(({ games }) => isAscending(games.map(({ slot }) => slot)))).toBe(true)
      }
    }
  })

  test('plays no game before those that feed it, nor a section before them', () => {
    for (const { games } of everyPlan()) {
      const byKey = new Map(games.map(game => [keyOf(game), game]))
      const early = games.filter(({ team_1, team_2, step, section }) =>
        [team_1, team_2].some(source => {
          const ref = feederOf(source)
          const feeder = ref && byKey.get(keyOf(ref))
          return feeder && (feeder.step >= step || feeder.section > section)
        }),
      )
      expect(early).toEqual([])
    }
  })

  test('leads the winners of slots 2i and 2i + 1 of the main section to teams 1 and 2 of slot i', () => {
    for (const { games } of everyPlan()) {
      const astray = games.filter(
        ({ section, round_number, slot, winner_to: to }) =>
          section === 0 &&
          round_number > 0 &&
          !(
            to?.section === 0 &&
            to.round_number === round_number - 1 &&
            to.slot === Math.floor(slot / 2) &&
            to.team === (slot % 2) + 1
          ),
      )
      expect(astray).toEqual([])
    }
  })

  test('decides a place exactly for those who play no more, and in both games of a grand final with reset', () => {
    for (const { games } of everyPlan()) {
      const beforeReset = new Set(
        games
          .filter(isReset)
          .flatMap(({ team_1 }) => feederOf(team_1) ?? [])
          .map(keyOf),
      )
      const wrong = games.filter(game => {
        const decides = beforeReset.has(keyOf(game))
        return (
          (game.place_for_winner !== null) !== (decides || game.winner_to === null) ||
          (game.place_for_loser !== null) !== (decides || game.loser_to === null)
        )
      })
      expect(wrong).toEqual([])
    }
  })
})

describe('whatever the results, every bracket', () => {
  test('has one winner, and a place for every team: its own, or shared with those who went out beside it', () => {
    fc.assert(
      fc.property(request, results, (own, team1Wins) => {
        const { places } = playWith(own, team1Wins)
        expect(places.size).toBe(own.teams)
        let next = own.first_place
        for (const [place, teams] of [...counted([...places.values()])].sort(([a], [b]) => a - b)) {
          expect(place).toBe(next)
          next += teams
        }
        expect([...places.values()].filter(place => place === own.first_place)).toHaveLength(1)
        if (own.kind === 'full placement') expect(new Set(places.values()).size).toBe(own.teams)
      }),
    )
  })

  test('lets every team play, and none twice in one step', () => {
    fc.assert(
      fc.property(request, results, (own, team1Wins) => {
        const { games } = playWith(own, team1Wins)
        expect(new Set(seedsOf(games)).size).toBe(own.teams)
        for (const step of new Set(games.map(game => game.step))) {
          const playing = seedsOf(games.filter(game => game.step === step))
          expect(new Set(playing).size).toBe(playing.length)
        }
      }),
    )
  })

  test('puts teams out at their second defeat in double elimination, and not before', () => {
    fc.assert(
      fc.property(request, results, (own, team1Wins) => {
        const { games, places } = playWith({ ...own, kind: 'double elimination' }, team1Wins)
        const defeats = counted(games.map(({ loser }) => loser))
        for (const [seed, place] of places) {
          const rank = place - own.first_place + 1
          if (rank === 1) expect(defeats.get(seed) ?? 0).toBeLessThanOrEqual(1)
          else if (rank > 2 || own.grand_final_reset) expect(defeats.get(seed)).toBe(2)
        }
      }),
    )
  })

  test('lets a team of a consolation play on after a defeat in the first game of both', () => {
    fc.assert(
      fc.property(request, results, (own, team1Wins) => {
        const { games } = playWith({ ...own, kind: 'consolation' }, team1Wins)
        const first = games.filter(isFirstOfBoth)
        if (first.length < 2) return
        const numberOfGames = counted(seedsOf(games))
        const once = first.filter(
          ({ loser, round_number }) => numberOfGames.get(loser) === 1 && round_number > 1,
        )
        // With five teams and a game for third place, only one loser is left over.
        expect(once.length).toBe(own.third_place && own.teams === 5 ? 1 : 0)
      }),
    )
  })
})

test('the places of a full placement of 2^k follow the seeds when the better seed always wins', () => {
  for (const rounds of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const plan = planBracket({
      kind: 'full placement',
      teams: 2 ** rounds,
      third_place: false,
      grand_final_reset: false,
      first_place: 1,
    })
    for (const [seed, place] of play(plan, (seed1, seed2) => seed1 < seed2).places) expect(place).toBe(seed)
  }
})
