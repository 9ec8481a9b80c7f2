import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOfficials } from '../../../server/rules/officiating/plan-officials.ts'
import type {
  Candidate,
  Engagement,
  Filled,
  OfficiatedGame,
  OfficiatingTask,
  PlanRules,
  Slot,
} from '../../../server/rules/officiating/task.ts'

const rules: PlanRules = { travel_minutes: 30, pause_minutes: 20, most_in_a_row: 3 }
const HOUR = 60

const game = (id: number, start: number, more: Partial<OfficiatedGame> = {}): OfficiatedGame => ({
  ...{ id, start, minutes: HOUR, field_id: 1, site_id: 1, team_ids: [] },
  ...more,
})
const official = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ kind: 'official', id, roles: [], team_ids: [], absences: [], engagements: [] },
  ...more,
})
const refereed = (games: readonly OfficiatedGame[], count = 1): Slot[] =>
  games.flatMap(one =>
    Array.from({ length: count }, () => ({ game: one, role: 'referee', by: 'official' as const })),
  )
const plays = ({ id, start, minutes, field_id, site_id }: OfficiatedGame): Engagement => ({
  ...{ game_id: id, start, minutes, field_id, site_id, isOwnGame: true },
})
const plan = (task: Partial<OfficiatingTask>) =>
  planOfficials({ candidates: [], open: [], kept: [], rules, ...task })

/** Everything that is wrong with a plan, found by comparing every two of its parts. */
function wrongIn(
  { candidates, kept, rules: { travel_minutes } }: OfficiatingTask,
  filled: readonly Filled[],
): string[] {
  const isAtOnce = (
    one: { start: number; minutes: number },
    two: { start: number; minutes: number },
  ): boolean => one.start < two.start + two.minutes && two.start < one.start + one.minutes
  const apart = (one: OfficiatedGame, two: Engagement | OfficiatedGame): boolean =>
    one.site_id === null ||
    two.site_id === null ||
    one.site_id === two.site_id ||
    one.start >= two.start + two.minutes + travel_minutes ||
    two.start >= one.start + one.minutes + travel_minutes
  return filled.flatMap(({ game: at, role, by, candidate_id }, index) => {
    const who = candidates.find(({ kind, id }) => kind === by && id === candidate_id)
    if (!who) return ['nobody']
    const others = [...filled.filter((_, other) => other !== index), ...kept].filter(
      other => other.by === by && other.candidate_id === candidate_id,
    )
    return [
      ...(who.roles.length > 0 && !who.roles.includes(role) ? ['role'] : []),
      ...(who.team_ids.some(id => at.team_ids.includes(id)) ? ['own team'] : []),
      ...(who.absences.some(({ from, to }) => isAtOnce(at, { start: from, minutes: to - from }))
        ? ['absent']
        : []),
      ...(who.engagements.some(other => isAtOnce(at, other) || !apart(at, other)) ? ['engaged'] : []),
      ...(others.some(other => isAtOnce(at, other.game) || !apart(at, other.game)) ? ['clash'] : []),
    ]
  })
}

/** The most slots that can be filled, found by trying everybody at each. */
function mostFilled(task: OfficiatingTask): number {
  const best = (number: number, filled: readonly Filled[]): number => {
    const slot = task.open[number]
    if (!slot) return filled.length
    const tries = task.candidates
      .filter(({ kind }) => kind === slot.by)
      .map(({ id }) => [...filled, { ...slot, candidate_id: id }])
      .filter(some => wrongIn(task, some).length === 0)
    return Math.max(best(number + 1, filled), ...tries.map(some => best(number + 1, some)))
  }
  return best(0, [])
}

const games = (most: number) =>
  fc
    .array(
      fc.record({
        start: fc.integer({ min: 0, max: 10 }).map(half => half * 30),
        minutes: fc.constantFrom(30, 60, 90),
        site_id: fc.constantFrom(1, 2, null),
        team_ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: most },
    )
    .map(some => some.map((one, index) => game(index + 1, one.start, { ...one, field_id: index % 3 })))

const absence = fc.integer({ min: 0, max: 300 }).map(from => ({ from, to: from + 90 }))

const tasks = (most: number) =>
  fc
    .record({
      played: games(most),
      officials: fc.array(
        fc.record({
          roles: fc.constantFrom([], ['referee'], ['scorekeeper']),
          team_ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 1 }),
          absences: fc.array(absence, { maxLength: 1 }),
        }),
        { maxLength: 4 },
      ),
      by: fc.constantFrom('official' as const, 'team' as const),
      perGame: fc.integer({ min: 1, max: 2 }),
    })
    .map(({ played, officials, by, perGame }): OfficiatingTask => {
      const teams = [1, 2, 3, 4, 5, 6].map((id): Candidate => ({
        ...{ kind: 'team', id, roles: [], team_ids: [id], absences: [] },
        engagements: played.filter(({ team_ids }) => team_ids.includes(id)).map(plays),
      }))
      const roles = ['referee', 'scorekeeper'].slice(0, perGame)
      return {
        candidates: [...officials.map((one, index) => official(index + 1, one)), ...teams],
        open: played.flatMap(one => roles.map(role => ({ game: one, role, by }))),
        kept: [],
        rules,
      }
    })

describe('a plan of officials', () => {
  test('has nobody at two games at once, at a game of their team, away, or at two sites back to back', () => {
    fc.assert(
      fc.property(tasks(12), task => {
        expect(wrongIn(task, planOfficials(task).filled)).toEqual([])
      }),
    )
  })

  test('gives the same for the same, and names every slot once, filled or not', () => {
    fc.assert(
      fc.property(tasks(12), task => {
        const { filled, unfilled } = planOfficials(task)
        expect(planOfficials(task)).toEqual({ filled, unfilled })
        expect(filled.length + unfilled.length).toBe(task.open.length)
      }),
    )
  })

  test('leaves no more open than a search through all plans, where everybody can take everything', () => {
    fc.assert(
      fc.property(games(4), fc.integer({ min: 1, max: 2 }), (played, people) => {
        const here = played.map(one => ({
          ...one,
          site_id: 1,
          minutes: 60,
          start: Math.floor(one.start / 60) * 60,
        }))
        const task = {
          ...{ candidates: Array.from({ length: people }, (_, id) => official(id + 1)), kept: [], rules },
          open: refereed(here),
        }
        expect(planOfficials(task).filled.length).toBe(mostFilled(task))
      }),
    )
  })

  test('asks somebody else if that lets one more slot be filled', () => {
    const first = game(1, 0)
    const { filled, unfilled } = plan({
      candidates: [official(1), official(2, { roles: ['referee'] })],
      open: [
        { game: first, role: 'referee', by: 'official' },
        { game: first, role: 'scorekeeper', by: 'official' },
      ],
    })
    expect(unfilled).toEqual([])
    expect(filled.map(one => [one.role, one.candidate_id])).toEqual([
      ['referee', 2],
      ['scorekeeper', 1],
    ])
  })

  test('gives people who can take every slot loads that differ by one at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 3, max: 7 }),
        (rounds, people) => {
          let id = 0
          const played = rounds.flatMap((fields, round) =>
            Array.from({ length: fields }, () => game(++id, round * 120)),
          )
          const candidates = Array.from({ length: people }, (_, index) => official(index + 1))
          const { filled } = plan({ candidates, open: refereed(played) })
          const loads = candidates.map(
            one => filled.filter(({ candidate_id }) => candidate_id === one.id).length,
          )
          expect(filled).toHaveLength(played.length)
          expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  test('keeps what is settled, and counts it', () => {
    const played = [game(1, 0), game(2, 120), game(3, 240)]
    const [first, ...others] = refereed(played)
    const kept = first ? [{ ...first, candidate_id: 1 }] : []
    const { filled } = plan({ candidates: [official(1), official(2), official(3)], open: others, kept })
    expect(filled.map(({ candidate_id }) => candidate_id).toSorted()).toEqual([2, 3])
    expect(plan({ candidates: [official(1)], open: refereed([game(4, 30)]), kept }).unfilled).toMatchObject([
      { hindrances: { clash: 1 } },
    ])
  })

  test('lets nobody have four games in a row while somebody else can take one', () => {
    const played = [0, 1, 2, 3].map(index => game(index + 1, index * HOUR))
    const busy = Array.from({ length: 4 }, (_, index) => game(10 + index, 1000 + index * 120))
    const kept = refereed(busy).map(slot => ({ ...slot, candidate_id: 2 }))
    const { filled } = plan({ candidates: [official(1), official(2)], open: refereed(played), kept })
    expect(filled.filter(({ candidate_id }) => candidate_id === 1)).toHaveLength(3)
  })

  test('gives duty to a team that plays before or after on the same field, and never to one that plays then', () => {
    const played = [
      game(1, 0, { team_ids: [1, 2] }),
      game(2, HOUR, { team_ids: [3, 4] }),
      game(3, 2 * HOUR, { team_ids: [5, 6], field_id: 2 }),
    ]
    const candidates = [1, 2, 3, 4, 5, 6].map((id): Candidate => ({
      ...{ kind: 'team', id, roles: [], team_ids: [id], absences: [] },
      engagements: played.filter(({ team_ids }) => team_ids.includes(id)).map(plays),
    }))
    const open = played.slice(0, 2).map(one => ({ game: one, role: 'scorekeeper', by: 'team' as const }))
    const { filled } = plan({ candidates, open })
    expect(filled.map(({ game: at, candidate_id }) => [at.id, candidate_id])).toEqual([
      [1, 3],
      [2, 1],
    ])
  })

  test('says of an open slot how many cannot take it, and why', () => {
    const at = game(1, 0, { team_ids: [1] })
    const candidates = [
      official(1, { roles: ['scorekeeper'] }),
      official(2, { team_ids: [1] }),
      official(3, { absences: [{ from: 30, to: 90 }] }),
      official(4, {
        engagements: [{ game_id: 9, start: 70, minutes: 60, field_id: 5, site_id: 2, isOwnGame: false }],
      }),
    ]
    expect(plan({ candidates, open: refereed([at]) }).unfilled).toMatchObject([
      { candidates: 4, hindrances: { role: 1, 'own team': 1, absent: 1, travel: 1 } },
    ])
  })
})
