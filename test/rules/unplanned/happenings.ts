// Incidents at an event that leaves its plan, drawn at random.
import fc from 'fast-check'
import { bracketKinds } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import type { Sides } from '../../../shared-schema/rules/progress/sent-on.ts'
import { openQuestions, teamsWithoutGames } from '../../../shared-schema/rules/standings/open-questions.ts'
import type { Plan, Standing, UnplannedEvent } from './event.ts'

/** How a game ends: by which scores, and who did not turn up. */
const ending = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('first' as const, 'second' as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('level' as const, 'both forfeit' as const, 'first forfeits' as const),
  },
)
export type Ending = 'first' | 'second' | 'level' | 'both forfeit' | 'first forfeits'

const which = fc.nat(1000)

/** Something that happens; `which` chooses the game or team among those that there are. */
export const happening = fc.oneof(
  { weight: 12, arbitrary: fc.record({ what: fc.constant('play' as const), which, ending }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('correct' as const), which, ending }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'clear' as const,
        'withdraw' as const,
        'disqualify' as const,
        'come back' as const,
        'enter late' as const,
        'decide' as const,
      ),
      which,
      ending,
    }),
  },
)
export type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never

/** A crossover is left out: it needs an even number of teams, and nobody plays on in it. */
const kinds = bracketKinds.filter(kind => kind !== 'crossover')
const bracket = fc.record({ kind: fc.constantFrom(...kinds), size: fc.integer({ min: 1, max: 4 }) })

export const plan: fc.Arbitrary<Plan> = fc
  .record({
    teams: fc.integer({ min: 2, max: 10 }),
    pools: fc.integer({ min: 0, max: 3 }),
    brackets: fc.array(bracket, { maxLength: 2 }),
    preset: fc.constantFrom('WFDF' as const, 'FIFA 2026' as const),
  })
  .map(({ teams, pools, brackets, preset }) => {
    // Without pools one bracket is of all teams; else each has the next places of the pools.
    if (pools === 0) {
      const [first] = brackets
      return {
        teams,
        pools,
        preset,
        brackets: [{ kind: first?.kind ?? 'double elimination', from: 1, to: teams }],
      }
    }
    let next = 1
    const placed = brackets.map(({ kind, size }) => ({ kind, from: next, to: (next += size) - 1 }))
    return { teams, pools: Math.min(pools, Math.floor(teams / 2)), preset, brackets: placed }
  })

/** Lets something happen; nothing if there is no game or team for it. */
export function happen(event: UnplannedEvent, { what, which: chosen, ending: end }: Happening): void {
  const pick = <T>(all: readonly T[]): T | undefined => all[chosen % Math.max(1, all.length)]
  const { games } = event.play()
  const team = pick(event.entrants)
  switch (what) {
    case 'play':
      return record(event, pick(games.filter(isPlayable)), end)
    case 'correct':
      return record(event, pick(games.filter(isPlayed)), end)
    case 'clear': {
      const game = pick(games.filter(isPlayed))
      if (game) event.sheets.delete(game.id)
      return
    }
    case 'withdraw':
    case 'disqualify':
      if (team) event.setStatus(team.team_id, what === 'withdraw' ? 'withdrawn' : 'disqualified')
      return
    case 'come back':
      if (team?.status !== undefined && team.status !== 'playing') event.setStatus(team.team_id, 'playing')
      return
    case 'enter late':
      if (event.entrants.length < 12) event.enterLate()
      return
    case 'decide':
      decideOne(event, chosen)
  }
}

export const isPlayable = (game: Standing): boolean =>
  game.status === 'scheduled' && game.team_1_id !== null && game.team_2_id !== null

const isPlayed = (game: Standing): boolean =>
  game.status === 'final' && game.team_1_id !== null && game.team_2_id !== null

export function record(event: UnplannedEvent, game: Standing | undefined, end: Ending): void {
  if (!game || game.team_1_id === null || game.team_2_id === null) return
  const { team_1_id, team_2_id } = game
  const forfeits =
    end === 'both forfeit' ? [team_1_id, team_2_id] : end === 'first forfeits' ? [team_1_id] : []
  const score =
    end === 'first' ? ([15, 9] as const) : end === 'second' ? ([9, 15] as const) : ([7, 7] as const)
  event.sheets.set(game.id, { team_1_id, team_2_id, score, forfeits, isRule: false })
}

/** Takes one of the open decisions, chosen by a number. @returns whether there was one */
export function decideOne(event: UnplannedEvent, chosen: number): boolean {
  const { play, games } = event.play()
  const wrong = games.filter(game => game.needs_decision)
  const questions = openQuestions(play)
  const late = teamsWithoutGames(play)
  const all = [
    // The teams that played the game stay in it.
    ...wrong.map(
      ({ id, team_1_id, team_2_id }) =>
        () =>
          event.decide(id, { team_1_id, team_2_id }),
    ),
    ...questions.map(question => () => {
      if (question.kind === 'tie') {
        const { team_ids, pool_id } = question
        event.decisions.push({ team_ids, pool_id, method: 'coin toss' })
        return
      }
      const game = games.find(({ id }) => id === question.game_id)
      if (question.kind === 'no winner') record(event, game, chosen % 2 === 0 ? 'both forfeit' : 'first')
      else event.decide(question.game_id, opponents(event, games, question.game_id))
    }),
    ...late.map(team => () => {
      if (event.pools.length > 0) event.addToPool(team)
      else event.setStatus(team, 'withdrawn')
    }),
  ]
  all[chosen % Math.max(1, all.length)]?.()
  return all.length > 0
}

/**
 * The teams for a game that lacks one: nobody if no game leads there; else its one team against a team that has
 * no game left.
 */
function opponents(event: UnplannedEvent, games: readonly Standing[], id: number): Sides {
  const game = games.find(one => one.id === id)
  const isFed = games.some(one => one.next_game_for_winner_id === id || one.next_game_for_loser_id === id)
  const one = game?.team_1_id ?? game?.team_2_id ?? null
  if (!isFed || one === null) return { team_1_id: null, team_2_id: null }
  const busy = new Set(games.filter(({ status }) => status === 'scheduled').flatMap(teamsOf))
  const free = event.entrants.find(({ team_id, status }) => status === 'playing' && !busy.has(team_id))
  return { team_1_id: one, team_2_id: free?.team_id ?? null }
}

const teamsOf = ({ team_1_id, team_2_id }: Sides) => [team_1_id, team_2_id]
