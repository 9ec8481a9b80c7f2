import { at } from '../../../shared-schema/rules/at.ts'
import type { BracketDraft, Entrant } from './bracket-draft.ts'
import type {
  BracketPlan,
  PlannedSection,
  TeamSlot,
  TeamSource,
} from '../../../shared-schema/rules/brackets/bracket-plan.ts'

/** Adds the links, steps and screen positions that follow from the pairings of a draft. */
export function finishPlan(draft: BracketDraft, places: ReadonlyMap<Entrant, number>): BracketPlan {
  const links = linksIn(draft)
  const steps = new Map<TeamSource, number>()

  return {
    sections: draft.sections.map(({ name, rounds }, index): PlannedSection => {
      let step = -1
      const planned = rounds.map(({ round_number, games }) => {
        const feeders = games.flatMap(({ team_1, team_2 }) => [
          steps.get(team_1) ?? -1,
          steps.get(team_2) ?? -1,
        ])
        step = Math.max(step, ...feeders) + 1
        for (const { winner, loser } of games) steps.set(winner, step).set(loser, step)
        return {
          round_number,
          step,
          games: games.map(({ slot, team_1, team_2, winner, loser }) => ({
            slot,
            team_1,
            team_2,
            winner_to: links.get(winner) ?? null,
            loser_to: links.get(loser) ?? null,
            place_for_winner: places.get(winner) ?? null,
            place_for_loser: places.get(loser) ?? null,
          })),
        }
      })
      return { name, column_position: at(planned, 0).step + 1, row_position: index + 1, rounds: planned }
    }),
  }
}

/** Where each winner and loser plays next. */
function linksIn(draft: BracketDraft): Map<TeamSource, TeamSlot> {
  const links = new Map<TeamSource, TeamSlot>()
  for (const [section, { rounds }] of draft.sections.entries()) {
    for (const { round_number, games } of rounds) {
      for (const { slot, team_1, team_2 } of games) {
        links.set(team_1, { section, round_number, slot, team: 1 })
        links.set(team_2, { section, round_number, slot, team: 2 })
      }
    }
  }
  return links
}
