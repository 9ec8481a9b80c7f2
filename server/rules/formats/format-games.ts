import type { BracketPlan, GameRef, TeamSource } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { planBracket } from '../brackets/plan-bracket.ts'
import { roundRobin } from '../../../shared-schema/rules/pools/round-robin.ts'
import { snakePools } from '../pools/snake.ts'
import type { ScheduledGame } from '../scheduling/schedule.ts'
import {
  bracketsOf,
  groupStageOf,
  type BracketStage,
  type Stage,
} from '../../../shared-schema/rules/formats/format.ts'
import { firstPlaceOf, groupSizes, teamsOn } from '../../../shared-schema/rules/formats/places.ts'

/** The plan of a bracket stage, as many teams as there are on its places. */
export const planOfStage = (
  stages: readonly Stage[],
  stage: BracketStage,
  teams: number,
): BracketPlan & { readonly teams: number } => {
  const sizes = groupSizes(stages, teams)
  const inBracket = teamsOn(sizes, stage)
  return {
    teams: inBracket,
    ...planBracket({
      kind: stage.bracket_kind,
      teams: inBracket,
      third_place: true,
      grand_final_reset: true,
      first_place: firstPlaceOf(sizes, stage),
    }),
  }
}

/**
 * All games of a format before any of them is created, in schedule form: teams are their seeds, and stay open
 * if they depend on games.
 * @param minutes the length of each game
 */
export function formatGames(stages: readonly Stage[], teams: number, minutes: number): ScheduledGame[] {
  const games: ScheduledGame[] = []
  const add = (game: Partial<ScheduledGame> & Pick<ScheduledGame, 'stage' | 'round'>): number => {
    const id = games.length + 1
    games.push({
      ...{ id, team_1_id: null, team_2_id: null, start: null, minutes, game_site_id: null },
      ...{ status: 'scheduled', next_game_for_winner_id: null, next_game_for_loser_id: null },
      ...game,
    })
    return id
  }
  const group = groupStageOf(stages)
  const seeds = Array.from({ length: teams }, (_, index) => index + 1)
  if (group?.kind === 'pools')
    for (const [pool, members] of snakePools(seeds, group.pools).entries())
      for (const [number, round] of roundRobin(members).entries())
        for (const pairing of round.games)
          add({ ...pairing, stage: 1, round: { series: `pool:${pool}`, number } })
  if (group?.kind === 'swiss')
    for (let number = 1; number <= group.rounds; number++)
      for (let pair = 0; pair < Math.floor(teams / 2); pair++)
        add({ stage: number, round: { series: 'swiss', number } })
  const stage = (group?.kind === 'swiss' ? group.rounds : 1) + 1
  for (const [index, bracket] of bracketsOf(stages).entries()) addBracket(index, bracket, group === undefined)
  return games

  /** The last games first: earlier ones can then refer to theirs. */
  function addBracket(index: number, bracket: BracketStage, hasSeeds: boolean): void {
    const ids = new Map<string, number>()
    const idOf = (ref: GameRef | null) => (ref === null ? null : (ids.get(keyOf(ref)) ?? null))
    const team = (source: TeamSource) =>
      hasSeeds && 'seed' in source ? source.seed + bracket.from_place - 1 : null
    const { sections } = planOfStage(stages, bracket, teams)
    for (const [section, { rounds }] of [...sections.entries()].reverse())
      for (const { round_number, games: planned } of [...rounds].reverse())
        for (const game of planned)
          ids.set(
            keyOf({ section, round_number, slot: game.slot }),
            add({
              team_1_id: team(game.team_1),
              team_2_id: team(game.team_2),
              next_game_for_winner_id: idOf(game.winner_to),
              next_game_for_loser_id: idOf(game.loser_to),
              stage,
              round: { series: `bracket:${index} ${section}`, number: -round_number },
            }),
          )
  }
}

const keyOf = ({ section, round_number, slot }: GameRef): string => `${section} ${round_number} ${slot}`
