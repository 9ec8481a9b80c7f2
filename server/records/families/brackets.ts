import type {
  BracketPlan,
  GameRef,
  PlannedGame,
  PlannedSection,
  TeamSource,
} from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { storedName } from '../../../shared-schema/rules/brackets/section-names.ts'
import type { PoolPlace } from '../../../shared-schema/resources/brackets.ts'
import { planBracket } from '../../rules/brackets/plan-bracket.ts'
import { addMinutes } from '../../../shared-schema/resources/time.ts'
import type { CreatedIn, DraftIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import type { FamilyRules } from './family-rules.ts'
import { freeFields } from '../../tournament/rounds/free-fields.ts'
import { withTimezoneOfEvent } from '../ownership/local-time.ts'
import { makeGames } from '../../tournament/rounds/make-games.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import { poolSourcesOf } from '../../tournament/pool-sources.ts'
import { Problem } from '../../problems/problem.ts'
import { qualifiersOf } from '../../tournament/qualifiers.ts'

const MAX_TEAMS = 256

/** A bracket is created with its games, each linked to the next games of its winner and its loser. */
export const bracketRules: Partial<FamilyRules<'brackets'>> = {
  isMadeAlone: true,
  makesGames: true,

  async prepare(tx, record, before, author) {
    requireStart(record)
    if (before) return withTimezoneOfEvent(tx, record, before)
    const sources = await poolSourcesOf(tx, record)
    const team_ids = sources.length > 0 ? [] : await qualifiersOf(tx, author, record)
    const teams = sources.length + team_ids.length
    if (teams > 0) checkSize(teams, record)
    const plan = planOf({ ...record, sources, team_ids })
    if (record.first_place != null) await requireOpenPlaces(tx, record, plan)
    const [main] = plan.sections
    return withTimezoneOfEvent(
      tx,
      {
        ...record,
        sources,
        team_ids,
        number_of_rounds: main?.rounds.length,
        name: record.name || (main && teams > 0 ? storedName(main.name) : ''),
      },
      before,
    )
  },

  async created(tx, bracket) {
    const start = requireStart(bracket)
    const plan = planOf(bracket)
    const ids = await sectionIds(tx, bracket, plan, start)
    const seeds = teamIdsOf(bracket.team_ids)
    const sources = bracket.sources ?? []
    const hasPlaces = seeds.length > 0 || sources.length > 0 || bracket.first_place != null
    const gameIds = new Map<string, number>()
    const idOf = (ref: GameRef | null): number | null =>
      ref === null ? null : (gameIds.get(keyOf(ref)) ?? null)
    const startOf = (step: number): string => addMinutes(start, step * bracket.time_between_rounds)
    const fieldOf = await fieldsOf(tx, bracket, plan, startOf)
    // The last games first: earlier ones can then link to them.
    for (const [section, { rounds }] of [...plan.sections.entries()].reverse()) {
      for (const { round_number, step, games } of [...rounds].reverse()) {
        const made = await makeGames(
          tx,
          bracket,
          games.map(game => ({
            ...teamsOf(game, seeds),
            ...placesOf(game, sources),
            start_time: startOf(step),
            game_site_id: fieldOf.get(keyOf({ section, round_number, slot: game.slot })) ?? null,
            bracket_id: ids[section],
            bracket_round: round_number,
            bracket_slot: game.slot,
            next_game_for_winner_id: idOf(game.winner_to),
            next_team_for_winner: game.winner_to?.team ?? 1,
            next_game_for_loser_id: idOf(game.loser_to),
            next_team_for_loser: game.loser_to?.team ?? 1,
            place_for_winner: hasPlaces ? game.place_for_winner : null,
            place_for_loser: hasPlaces ? game.place_for_loser : null,
          })),
        )
        for (const [index, { slot }] of games.entries())
          gameIds.set(keyOf({ section, round_number, slot }), made[index] ?? 0)
      }
    }
    if (sources.length > 0) await moveFromPools(tx, bracket.tournament_id)
  },
}

/**
 * @throws Problem if another bracket decides one of the places already, as when two people make the same one at
 *   once
 */
async function requireOpenPlaces(
  tx: Tx,
  { tournament_id }: DraftIn<'brackets'>,
  { sections }: BracketPlan,
): Promise<void> {
  const places = sections.flatMap(({ rounds }) =>
    rounds.flatMap(({ games }) => games.flatMap(({ place_for_winner }) => place_for_winner ?? [])),
  )
  const taken = await tx
    .selectFrom('games')
    .select('place_for_winner as place')
    .where('tournament_id', '=', tournament_id)
    .where('place_for_winner', 'in', places)
    .orderBy('place_for_winner')
    .executeTakeFirst()
  if (taken) throw new Problem('overtaken', t => t('families.placeTaken', { place: taken.place ?? 0 }))
}

/** @throws Problem without a start */
function requireStart({ start_time }: DraftIn<'brackets'>): string {
  if (typeof start_time !== 'string') throw Problem.field('start_time', t => t('families.bracketStart'))
  return start_time
}

/** @throws Problem if there are too many or too few teams for a bracket, or one too many for a crossover */
function checkSize(teams: number, { kind }: DraftIn<'brackets'>): void {
  if (teams < 2 || teams > MAX_TEAMS)
    throw Problem.field('team_ids', t => t('families.bracketSize', { most: MAX_TEAMS, teams }))
  if (kind === 'crossover' && teams % 2 === 1)
    throw Problem.field('team_ids', t => t('families.crossoverSize', { teams }))
}

/** The plan for the teams of a bracket, or for the capacity of its rounds. */
function planOf(bracket: DraftIn<'brackets'>): BracketPlan {
  const rounds = bracket.number_of_rounds ?? 0
  const named = teamIdsOf(bracket.team_ids).length || (bracket.sources ?? []).length
  if (named === 0 && rounds === 0) throw Problem.field('number_of_rounds', t => t('families.bracketRounds'))
  return planBracket({
    kind: bracket.kind ?? 'single elimination',
    teams: named || 2 ** rounds,
    third_place: bracket.third_place_game === true,
    grand_final_reset: bracket.grand_final_reset !== false,
    first_place: bracket.first_place ?? 1,
  })
}

/**
 * The bracket ids of a plan's sections: the requested bracket is the main one, the others are created here.
 */
async function sectionIds(
  tx: Tx,
  bracket: CreatedIn<'brackets'>,
  { sections }: BracketPlan,
  start: string,
): Promise<number[]> {
  const others = sections.slice(1)
  if (others.length === 0) return [bracket.id]
  const made = await tx
    .insertInto('brackets')
    .values(
      others.map(section => ({
        ...placeOf(section, bracket, start),
        name: storedName(section.name),
        number_of_rounds: section.rounds.length,
        kind: bracket.kind,
        main_bracket_id: bracket.id,
        tournament_id: bracket.tournament_id,
        owner_id: bracket.owner_id,
        timezone: bracket.timezone,
        time_between_rounds: bracket.time_between_rounds,
      })),
    )
    .returning('id')
    .execute()
  await publish(
    tx,
    made.map(({ id }) => ({ family: 'brackets', key: [id] })),
  )
  return [bracket.id, ...made.map(({ id }) => id)]
}

/** Fields for the games of a plan, by game key: if there are too few, the main bracket takes precedence. */
async function fieldsOf(
  tx: Tx,
  bracket: CreatedIn<'brackets'>,
  { sections }: BracketPlan,
  startOf: (step: number) => string,
): Promise<Map<string, number | null>> {
  const takeField = await freeFields(
    tx,
    bracket.tournament_id,
    sections.flatMap(({ rounds }) => rounds.map(({ step }) => startOf(step))),
  )
  return new Map(
    sections.flatMap(({ rounds }, section) =>
      rounds.flatMap(({ round_number, step, games }) =>
        games.map(({ slot }) => [keyOf({ section, round_number, slot }), takeField(startOf(step))]),
      ),
    ),
  )
}

/** A section's position on the screen, and the start of its first round. */
function placeOf(
  { column_position, row_position, rounds }: PlannedSection,
  main: CreatedIn<'brackets'>,
  start: string,
) {
  return {
    column_position: main.column_position + column_position - 1,
    row_position: main.row_position + row_position - 1,
    start_time: addMinutes(start, (rounds[0]?.step ?? 0) * main.time_between_rounds),
  }
}

function teamsOf({ team_1, team_2 }: PlannedGame, seeds: readonly number[]) {
  const seeded = (source: TeamSource): number | null =>
    'seed' in source ? (seeds[source.seed - 1] ?? null) : null
  return { team_1_id: seeded(team_1), team_2_id: seeded(team_2) }
}

/** The pool places from which the teams of a game come. */
function placesOf({ team_1, team_2 }: PlannedGame, sources: readonly PoolPlace[]) {
  const place = (source: TeamSource): PoolPlace | undefined =>
    'seed' in source ? sources[source.seed - 1] : undefined
  const [one, two] = [place(team_1), place(team_2)]
  return {
    team_1_pool_id: one?.pool_id ?? null,
    team_1_pool_place: one?.place ?? null,
    team_2_pool_id: two?.pool_id ?? null,
    team_2_pool_place: two?.place ?? null,
  }
}

const keyOf = ({ section, round_number, slot }: GameRef): string => `${section} ${round_number} ${slot}`
