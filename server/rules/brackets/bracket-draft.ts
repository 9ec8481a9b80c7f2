import { at } from '../../../shared-schema/rules/at.ts'
import type { TeamSource } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import type { SectionName } from '../../../shared-schema/rules/brackets/section-names.ts'

/** The source of a slot's team; null if the slot stays empty and the opponent goes straight on. */
export type Entrant = TeamSource | null

interface DraftGame {
  readonly slot: number
  readonly team_1: TeamSource
  readonly team_2: TeamSource
  readonly winner: TeamSource
  readonly loser: TeamSource
}

interface DraftRound {
  readonly round_number: number
  readonly games: readonly DraftGame[]
}

/** Winners and losers of a round in slot order. */
export interface RoundOutcome {
  readonly winners: readonly Entrant[]
  readonly losers: readonly Entrant[]
}

/** The winner of a knockout, and the losers of each round, earliest first. */
export interface KnockoutOutcome {
  readonly winner: Entrant
  readonly losers: readonly (readonly Entrant[])[]
}

/** A section under construction: its rounds and their pairings. The rest of a plan follows from these. */
export class DraftSection {
  readonly rounds: DraftRound[] = []

  readonly name: SectionName
  readonly #index: number

  constructor(name: SectionName, index: number) {
    this.name = name
    this.#index = index
  }

  /**
   * Lets entrants 0 and 1 meet in slot 0, 2 and 3 in slot 1, and so on. Without any game there is no round.
   */
  playRound(round_number: number, entrants: readonly Entrant[]): RoundOutcome {
    const games: DraftGame[] = []
    const winners: Entrant[] = []
    const losers: Entrant[] = []
    for (let slot = 0; slot < entrants.length / 2; slot++) {
      const team_1 = at(entrants, 2 * slot)
      const team_2 = at(entrants, 2 * slot + 1)
      if (team_1 === null || team_2 === null) {
        winners.push(team_1 ?? team_2)
        losers.push(null)
        continue
      }
      const game = { section: this.#index, round_number, slot }
      const winner = { winner_of: game }
      const loser = { loser_of: game }
      games.push({ slot, team_1, team_2, winner, loser })
      winners.push(winner)
      losers.push(loser)
    }
    if (games.length > 0) this.rounds.push({ round_number, games })
    return { winners, losers }
  }

  /** Plays entrants, as many as a power of two, down to one. */
  knockout(entrants: readonly Entrant[]): KnockoutOutcome {
    const losers: (readonly Entrant[])[] = []
    let left = entrants
    while (left.length > 1) {
      const round = this.playRound(Math.log2(left.length) - 1, left)
      losers.push(round.losers)
      left = round.winners
    }
    return { winner: at(left, 0), losers }
  }
}

/** The sections of a plan under construction. */
export class BracketDraft {
  readonly sections: DraftSection[] = []

  /** Makes the next section, unless it turns out to have no games. */
  section<T>(name: SectionName, make: (section: DraftSection) => T): T {
    const section = new DraftSection(name, this.sections.length)
    const outcome = make(section)
    if (section.rounds.length > 0) this.sections.push(section)
    return outcome
  }
}
