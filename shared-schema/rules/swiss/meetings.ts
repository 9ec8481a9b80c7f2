import type { Pairing } from '../pairing.ts'
import type { SwissEntrant } from './swiss-entrant.ts'
import { inWords } from './words.ts'

/** Two teams that have met in a round; null where it is not known which. */
export interface PlayedPairing extends Pairing {
  readonly round_number: number | null
}

/** Who has met whom, and when. */
export class Meetings {
  /** Of each team, by opponent: the rounds in which they met. */
  private readonly rounds = new Map<number, Map<number, (number | null)[]>>()

  /** @param played every pair that has met, in any order, as often as it has met. */
  constructor(played: readonly PlayedPairing[]) {
    for (const { team_1_id, team_2_id, round_number } of played) {
      this.note(team_1_id, team_2_id, round_number)
      this.note(team_2_id, team_1_id, round_number)
    }
  }

  count(a: SwissEntrant, b: SwissEntrant): number {
    return this.rounds.get(a.team_id)?.get(b.team_id)?.length ?? 0
  }

  /** When they met, in words: ` in round 1`, ` in rounds 1 and 4`, nothing when that is not known. */
  when(a: SwissEntrant, b: SwissEntrant): string {
    const rounds = (this.rounds.get(a.team_id)?.get(b.team_id) ?? [])
      .flatMap((round) => round ?? [])
      .sort((one, other) => one - other)
    if (rounds.length === 0) return ''
    return ` in round${rounds.length > 1 ? 's' : ''} ${inWords(rounds.map(String))}`
  }

  private note(own: number, opponent: number, round: number | null): void {
    const opponents = this.rounds.get(own) ?? new Map<number, (number | null)[]>()
    this.rounds.set(own, opponents)
    opponents.set(opponent, [...opponents.get(opponent) ?? [], round])
  }
}
