import type { EntryOf } from '../../../shared-schema/replication/entry.ts'
import type { Random } from '../../rules/random.ts'

type Spirit = EntryOf<'spirit'>['data']

const comments = [
  'Great game, thank you for the calm discussions.',
  'Lovely energy from the first pull on.',
  'Thanks for the fair calls in the wind!',
  'Hard but always friendly.',
  'A few close calls, all settled well.',
  'Best spirit circle of the weekend so far.',
  'Please remind new players of the contact rules.',
  'See you at the party!',
]

/**
 * One team's spirit score for the other.
 * @param receiver which of the two is judged
 */
export function spiritFor(receiver: 1 | 2, random: Random): Spirit {
  // Rules, fouls, fairness, attitude, communication: from 0 to 4, where 2 is a normal good game.
  const score = JSON.stringify(
    Array.from({ length: 5 }, () => random.weighted([1, 2, 3, 4], points => [0, 6, 60, 27, 7][points] ?? 0)),
  )
  const comment = random.chance(0.3) ? random.pick(comments) : ''
  const nothing = {
    team_1_score: '',
    team_1_comment: '',
    team_2_score: '',
    team_2_comment: '',
    replaces: null,
  }
  return receiver === 1
    ? { ...nothing, team_1_score: score, team_1_comment: comment }
    : { ...nothing, team_2_score: score, team_2_comment: comment }
}
