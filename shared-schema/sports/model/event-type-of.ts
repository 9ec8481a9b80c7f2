import { shared } from '../../texts/en/index.ts'
import type { EventType } from './event-type.ts'
import type { PlayKind, PlayValue } from './play-kind.ts'

/** What every play has, whatever its type. */
export const attributesOfPlays = {
  game_id: 'the game',
  time: 'when it happened',
  ordinal_number: 'its place in the game, smaller is earlier',
  int_2: 'free',
  int_3: 'free',
  int_4: 'seconds played since the game began, if a clock is kept',
  bool_1: 'free',
  decimal_1: 'free',
  what_happened: 'what else there is to say of it',
}

/** A kind of play as the interface describes its type, in English. */
export function eventTypeOf(kind: PlayKind): EventType {
  const { type, word, roles, values, team } = kind
  const said = Object.entries<PlayValue>(values ?? {}).map(([name, value]): [string, string] => [
    name,
    shared.values[value.word],
  ])
  return {
    type,
    name: shared.plays[word],
    attributes: {
      ...attributesOfPlays,
      ...Object.fromEntries(
        roles.flatMap(({ word: role }, index): [string, string][] => [
          [`player_${index + 1}_id`, shared.roles[role]],
          [`player_${index + 1}_team_id`, `team of the ${shared.roles[role]}`],
        ]),
      ),
      ...(team ? { [team]: 'id of the team' } : {}),
      ...Object.fromEntries(said),
    },
  }
}
