import type { EventType } from '../../../shared-schema/sports/model/event-type.ts'
import type { PlayKind, PlayValue } from '../../../shared-schema/sports/model/play-kind.ts'
import { english } from '../../texts/say.ts'

const [, shared] = english

/** The attributes that every play has, of any type. */
export const attributesOfPlays = [
  ...['game_id', 'time', 'ordinal_number', 'int_2', 'int_3', 'int_4'],
  ...['bool_1', 'decimal_1', 'what_happened'],
]

/** Describes a kind of play for the interface, in English. */
export function eventTypeOf(kind: PlayKind): EventType {
  const { type, word, roles, values, team } = kind
  const attributes = Object.entries<PlayValue>(values ?? {}).map(([name, value]): [string, string] => [
    name,
    shared(`values.${value.word}`),
  ])
  return {
    type,
    name: shared(`plays.${word}`),
    attributes: {
      ...Object.fromEntries(attributesOfPlays.map(name => [name, ''])),
      ...Object.fromEntries(
        roles.flatMap(({ word: role }, index): [string, string][] => [
          [`player_${index + 1}_id`, shared(`roles.${role}`)],
          [`player_${index + 1}_team_id`, `team of the ${shared(`roles.${role}`)}`],
        ]),
      ),
      ...(team ? { [team]: 'id of the team' } : {}),
      ...Object.fromEntries(attributes),
    },
  }
}
