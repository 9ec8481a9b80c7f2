import type { Refusal } from '../../shared-schema/replication/result.ts'

const texts: Readonly<Record<Refusal, string>> = {
  unreadable: 'the office could not read this entry. Update the app on this tablet and record it again.',
  unknown_game: 'this game was deleted or moved to another event. Ask the desk: if it comes back, what you recorded counts.',
  not_allowed: 'you may not record this game. Ask the desk to make you its scorekeeper: then what you recorded counts.',
  other_sheet: 'another tablet keeps the score of this game. Ask the desk if yours is right: it can choose.',
  decided: 'the office decided for the score of another tablet. Ask the desk if that is wrong: it can be undone.',
  after_final: 'the game was already final. Reopen the game and record it again, or ask the desk.',
  unknown_entry: 'it corrects an entry that the office does not have or that does not count. Nothing to do if that is still on its way.',
  unknown_team: 'the team is not one of the two that play this game. Record it for the right team, or ask the desk who plays.',
  unknown_player: 'who it names is on the roster of neither team. Ask the desk to put them on it: then it counts for them too.',
}

/**
 * A verdict in words that a scorekeeper understands: what was not counted, why, and what to do.
 * @param about the game by its number and teams, or nothing where it is plain or unknown
 * @param detail what else is known of the reason
 */
export function verdictText(reason: Refusal, about: string, detail = ''): string {
  const text = `${reason === 'unknown_player' ? 'Counted for no player' : 'Not counted'}${about && ` in ${about}`}: ${texts[reason]}`
  return detail ? `${text} (${detail})` : text
}
