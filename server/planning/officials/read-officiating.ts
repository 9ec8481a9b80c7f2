import type {
  Officiating,
  OfficialCandidate,
  OfficialLoad,
  OfficiatingConflict,
} from '../../../shared-schema/api/officiating.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { inZone } from '../../../shared-schema/resources/time.ts'
import { Problem } from '../../problems/problem.ts'
import { collision, lastingHindrances, type Hindrance } from '../../rules/officiating/hindrances.ts'
import type { Candidate, PlanRules, Slot } from '../../rules/officiating/task.ts'
import { minuteOf } from '../../tournament/rounds/playing-hours.ts'
import type { Readers } from '../../texts/say.ts'
import { gameOf, type OfficiatingState } from './load.ts'
import type { AssignmentRow } from './read-rows.ts'
import { slotsOf } from './slots.ts'
import { gameName, hindranceText, movedText } from './texts.ts'

/** The rules without other wishes. */
export const usualRules: PlanRules = { travel_minutes: 30, pause_minutes: 20, most_in_a_row: 3 }

/** Who officiates at the games of an event, and what is wrong with that. */
export function officiatingOf(state: OfficiatingState, texts: Readers): Officiating {
  const [t] = texts
  const byGame = groupBy(state.assignments, ({ game_id }) => game_id)
  const nameOf = namesIn(state)
  const games = [...state.games.values()].filter(({ is_of_event }) => is_of_event)
  return {
    games: games.map(game => ({
      game_id: game.id,
      name: gameName(game, t),
      start_time: inZone(game.start_time, game.timezone),
      field: game.field ?? '',
      is_to_come: game.status === 'scheduled',
      slots: slotsOf(state, byGame.get(game.id) ?? [], nameOf),
    })),
    conflicts: state.assignments.flatMap(one => conflictsOf(state, one, texts)),
    loads: loadsOf(state, state.assignments),
  }
}

/** The candidates for a role at a game: first those without a hindrance, by their load, then the others. */
export function candidatesFor(
  state: OfficiatingState,
  { game_id, role, by }: { readonly game_id: number; readonly role: string; readonly by: Candidate['kind'] },
  texts: Readers,
): OfficialCandidate[] {
  const game = state.games.get(game_id)
  if (!game?.is_of_event) throw Problem.field('game_id', t => t('officials.noSuchGame'))
  const slot: Slot = { game: gameOf(game), role, by }
  const loads = loadsOf(state, state.assignments)
  return state.candidates
    .filter(({ kind }) => kind === by)
    .map(candidate => ({
      ...{
        official_id: by === 'official' ? candidate.id : null,
        team_id: by === 'team' ? candidate.id : null,
      },
      name: candidate.name,
      games: loads.find(load => isLoadOf(load, candidate))?.games ?? 0,
      hindrances: hindrancesOf(state, candidate, slot).map(one => hindranceText(one, by, state)(...texts)),
    }))
    .toSorted(
      (one, two) =>
        Math.min(one.hindrances.length, 1) - Math.min(two.hindrances.length, 1) || one.games - two.games,
    )
}

/** The number of slots of each official, and of each team with duty. */
export const loadsOf = (
  { candidates }: OfficiatingState,
  assignments: readonly Pick<AssignmentRow, 'official_id' | 'team_id'>[],
): OfficialLoad[] =>
  candidates
    .map(({ kind, id, name }) => ({
      official_id: kind === 'official' ? id : null,
      team_id: kind === 'team' ? id : null,
      name,
      games: assignments.filter(one => (kind === 'official' ? one.official_id : one.team_id) === id).length,
    }))
    .filter(({ team_id, games }) => team_id === null || games > 0)

const isLoadOf = (load: OfficialLoad, { kind, id }: Candidate): boolean =>
  (kind === 'official' ? load.official_id : load.team_id) === id

/** The names of those who are assigned. */
export function namesIn({ candidates }: OfficiatingState) {
  const names = new Map(candidates.map(({ kind, id, name }) => [`${kind}:${id}`, name]))
  return ({ official_id, team_id }: Pick<AssignmentRow, 'official_id' | 'team_id'>): string =>
    names.get(team_id === null ? `official:${official_id}` : `team:${team_id}`) ?? '?'
}

function conflictsOf(state: OfficiatingState, one: AssignmentRow, texts: Readers): OfficiatingConflict[] {
  const game = state.games.get(one.game_id)
  const by = one.team_id === null ? 'official' : 'team'
  const candidate = state.candidates.find(
    ({ kind, id }) => kind === by && id === (one.team_id ?? one.official_id),
  )
  if (!game || !candidate || game.status !== 'scheduled') return []
  const about = { assignment_id: one.id, game_id: game.id }
  const isMoved = one.game_time !== null && minuteOf(one.game_time) !== minuteOf(game.start_time)
  return [
    ...(isMoved && one.game_time !== null
      ? [{ ...about, kind: 'moved' as const, text: movedText(one.game_time, game)(...texts) }]
      : []),
    ...hindrancesOf(state, candidate, { game: gameOf(game), role: one.role, by }, one.id).map(hindrance => ({
      ...about,
      kind: hindrance.kind,
      text: hindranceText(hindrance, by, state)(...texts),
    })),
  ]
}

/** @param ownId the assignment itself, which hinders nobody */
function hindrancesOf(
  state: OfficiatingState,
  candidate: Candidate,
  slot: Slot,
  ownId?: number,
): Hindrance[] {
  const others = state.assignments.filter(
    one =>
      one.id !== ownId && (candidate.kind === 'official' ? one.official_id : one.team_id) === candidate.id,
  )
  return [
    ...lastingHindrances(candidate, slot, usualRules),
    ...others.flatMap(({ game_id }): Hindrance[] => {
      const game = state.games.get(game_id)
      // Two roles at one game are for a person to judge.
      if (!game || game_id === slot.game.id) return []
      const other = { ...gameOf(game), game_id, isOwnGame: false }
      const kind = collision(slot.game, other, usualRules)
      return kind === undefined ? [] : [{ kind, other }]
    }),
  ]
}
