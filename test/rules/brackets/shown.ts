import type {
  BracketPlan,
  GameRef,
  PlannedGame,
  TeamSource,
} from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { storedName } from '../../../shared-schema/rules/brackets/section-names.ts'

/**
 * A plan to read, by section and round: `W0.1.0 v 5 for /3` is a game of the winner of section 0,
 * round 1, slot 0, against seed 5, in which the loser gets place 3 and the winner plays on.
 */
export function shown({ sections }: BracketPlan): Record<string, string[]> {
  return Object.fromEntries(
    sections.map(({ name, rounds }) => [
      storedName(name),
      rounds.map(
        ({ round_number, step, games }) =>
          `round ${round_number}, step ${step}: ${games.map(shownGame).join(', ')}`,
      ),
    ]),
  )
}

function shownGame({ team_1, team_2, place_for_winner, place_for_loser }: PlannedGame): string {
  const places = [place_for_winner, place_for_loser].map(place => place ?? '').join('/')
  return `${shownTeam(team_1)} v ${shownTeam(team_2)}${places === '/' ? '' : ` for ${places}`}`
}

function shownTeam(source: TeamSource): string {
  if ('seed' in source) return String(source.seed)
  const shownRef = ({ section, round_number, slot }: GameRef) => `${section}.${round_number}.${slot}`
  return 'winner_of' in source ? `W${shownRef(source.winner_of)}` : `L${shownRef(source.loser_of)}`
}
