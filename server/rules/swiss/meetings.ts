import type { Pairing } from '../../../shared-schema/rules/pairing.ts'

/** Two teams that have met in a round; null if the round is unknown. */
export interface PlayedPairing extends Pairing {
  readonly round_number: number | null
}

interface Team {
  readonly team_id: number
}

/** The earlier meetings of teams, with their rounds. */
export class Meetings {
  /** Of each team, by opponent: the rounds in which they met. */
  readonly #rounds = new Map<number, Map<number, (number | null)[]>>()

  /** @param played every pair that has met, in any order, as often as it has met. */
  constructor(played: readonly PlayedPairing[]) {
    for (const { team_1_id, team_2_id, round_number } of played) {
      this.#note(team_1_id, team_2_id, round_number)
      this.#note(team_2_id, team_1_id, round_number)
    }
  }

  count(a: Team, b: Team): number {
    return this.#rounds.get(a.team_id)?.get(b.team_id)?.length ?? 0
  }

  /** The known rounds in which they met. */
  roundsOf(a: Team, b: Team): number[] {
    return (this.#rounds.get(a.team_id)?.get(b.team_id) ?? [])
      .flatMap(round => round ?? [])
      .sort((one, other) => one - other)
  }

  #note(own: number, opponent: number, round: number | null): void {
    const opponents = this.#rounds.get(own) ?? new Map<number, (number | null)[]>()
    this.#rounds.set(own, opponents)
    opponents.set(opponent, [...(opponents.get(opponent) ?? []), round])
  }
}
