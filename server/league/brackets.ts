import { bracketKinds, type BracketKind, type BracketPlan, type GameRef, type PlannedGame, type PlannedSection, type TeamSource } from '../../shared-schema/rules/brackets/bracket-plan.ts'
import { planBracket } from '../../shared-schema/rules/brackets/plan-bracket.ts'
import { addMinutes } from '../../shared-schema/resources/time.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { publish } from './catalog.ts'
import type { FamilyRules } from './family-rules.ts'
import { inItsZone } from './local-time.ts'
import { makeGames } from './make-games.ts'
import { teamIdsOf } from './named-teams.ts'
import { Problem } from './problem.ts'
import { qualifiersOf } from './qualifiers.ts'

const MOST_ROUNDS = 8
const MOST_TEAMS = 256

/** A bracket is made with its games, each linked to those that its winner and its loser go on to. */
export const bracketRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    if (typeof record.start_time !== 'string') throw Problem.field('start_time', 'is needed: it is when the first round starts')
    if (before) return inItsZone(tx, record, before)
    const team_ids = await qualifiersOf(tx, record)
    if (team_ids.length > 0) checkSize(team_ids)
    const [main] = planOf({ ...record, team_ids }).sections
    return inItsZone(tx, { ...record, team_ids, number_of_rounds: main?.rounds.length, name: record.name || (team_ids.length > 0 ? main?.name : '') }, before)
  },

  async created(tx, bracket) {
    const plan = planOf(bracket)
    const ids = await sectionIds(tx, bracket, plan)
    const seeds = teamIdsOf(bracket.team_ids)
    const hasPlaces = seeds.length > 0 || bracket.first_place != null
    const gameIds = new Map<string, number>()
    const idOf = (ref: GameRef | null): number | null => (ref === null ? null : gameIds.get(keyOf(ref)) ?? null)
    // The last games first: those before them can then name theirs.
    for (const [section, { rounds }] of [...plan.sections.entries()].reverse()) {
      for (const { round_number, step, games } of [...rounds].reverse()) {
        const made = await makeGames(tx, bracket, games.map(game => ({
          ...teamsOf(game, seeds),
          start_time: addMinutes(String(bracket.start_time), step * Number(bracket.time_between_rounds)),
          bracket_id: ids[section], bracket_round: round_number, bracket_slot: game.slot,
          next_game_for_winner_id: idOf(game.winner_to), next_team_for_winner: game.winner_to?.team ?? 1,
          next_game_for_loser_id: idOf(game.loser_to), next_team_for_loser: game.loser_to?.team ?? 1,
          place_for_winner: hasPlaces ? game.place_for_winner : null, place_for_loser: hasPlaces ? game.place_for_loser : null,
        })))
        for (const [index, { slot }] of games.entries()) gameIds.set(keyOf({ section, round_number, slot }), made[index] ?? 0)
      }
    }
  },
}

/** @throws Problem where teams are more or fewer than a bracket can have */
function checkSize(teamIds: readonly number[]): void {
  if (teamIds.length < 2 || teamIds.length > MOST_TEAMS) throw Problem.field('team_ids', `must be 2 to ${MOST_TEAMS} teams, not ${teamIds.length}`)
}

/** The plan for the teams of a bracket, or for as many as its rounds have room for. */
function planOf(bracket: Stored): BracketPlan {
  const rounds = Number(bracket.number_of_rounds ?? 0)
  const named = teamIdsOf(bracket.team_ids).length
  if (named === 0 && !(rounds >= 1 && rounds <= MOST_ROUNDS)) {
    throw Problem.field('number_of_rounds', `is needed, from 1 to ${MOST_ROUNDS}, where no teams are named`)
  }
  return planBracket({
    kind: kindOf(bracket.kind), teams: named || 2 ** rounds, third_place: bracket.third_place_game === true,
    grand_final_reset: bracket.grand_final_reset !== false, first_place: Number(bracket.first_place ?? 1),
  })
}

/** The records of a plan's sections: the bracket that was asked for is the main one, the others are made here. */
async function sectionIds(tx: Tx, bracket: Stored, { sections }: BracketPlan): Promise<number[]> {
  const others = sections.slice(1)
  if (others.length === 0) return [Number(bracket.id)]
  const made = await tx.insertInto('brackets').values(others.map(section => ({
    ...placeOf(section, bracket), name: section.name, number_of_rounds: section.rounds.length,
    kind: kindOf(bracket.kind), main_bracket_id: Number(bracket.id), tournament_id: Number(bracket.tournament_id),
    owner_id: Number(bracket.owner_id), timezone: String(bracket.timezone), time_between_rounds: Number(bracket.time_between_rounds),
  }))).returning('id').execute()
  await publish(tx, made.map(({ id }) => ({ family: 'brackets', key: [id] })))
  return [Number(bracket.id), ...made.map(({ id }) => id)]
}

/** Where a section stands on a screen, and when its first round starts. */
function placeOf({ column_position, row_position, rounds }: PlannedSection, main: Stored) {
  return {
    column_position: Number(main.column_position) + column_position - 1, row_position: Number(main.row_position) + row_position - 1,
    start_time: addMinutes(String(main.start_time), (rounds[0]?.step ?? 0) * Number(main.time_between_rounds)),
  }
}

function teamsOf({ team_1, team_2 }: PlannedGame, seeds: readonly number[]) {
  const seeded = (source: TeamSource): number | null => ('seed' in source ? seeds[source.seed - 1] ?? null : null)
  return { team_1_id: seeded(team_1), team_2_id: seeded(team_2) }
}

const kindOf = (kind: unknown): BracketKind => bracketKinds.find(one => one === kind) ?? 'single elimination'

const keyOf = ({ section, round_number, slot }: GameRef): string => `${section} ${round_number} ${slot}`
