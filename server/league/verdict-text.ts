import type { Refusal } from '../../shared-schema/replication/result.ts'

const texts: Readonly<Record<Refusal, string>> = {
  unreadable: 'Not counted: the office could not read this entry. Update the app on this tablet and record it again.',
  unknown_game: 'Not counted: this game is no longer part of this event. Ask the desk which game it should be.',
  not_allowed: 'Not counted: you may not record games of this event. Ask the desk to make you a scorekeeper.',
  other_sheet: 'Not counted: another tablet keeps the score of this game. Ask the desk if that is wrong.',
  after_final: 'Not counted: the game was already final. Reopen the game, or ask the desk.',
  unknown_entry: 'Not counted: it corrects an entry that the office does not have (yet).',
  unknown_team: 'Not counted: the team is not one of the two that play this game. Ask the desk.',
}

/** A verdict in words that a scorekeeper understands: what was not counted, why, and what to do. */
export function verdictText(reason: Refusal, detail: string): string {
  return detail ? `${texts[reason]} (${detail})` : texts[reason]
}
