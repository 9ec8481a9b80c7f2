import { places, type PlayKind, type ValueName } from '../../shared-schema/sports/model/play-kind.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { kindOf, type SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { chosenPlay, type PlayChoice } from './play-choices.ts'

const values: readonly ValueName[] = ['int_1', 'int_2', 'int_3', 'bool_1']

/**
 * A play changed to another kind or the other team: it keeps its moment and note, its numbers if they mean
 * the same, and its players if the same team has that part.
 */
export function changedPlay(
  { rules }: SportDefinition,
  play: Play,
  choice: PlayChoice,
  own: number,
  other: number | null,
): Play {
  const { int_4, ordinal_number, decimal_1, what_happened, replaces } = play
  const fresh = chosenPlay(choice, own, other)
  const before = kindOf(rules, play)
  const kept = values.filter(name => fresh[name] === null && meansTheSame(name, before, choice.kind))
  const staying = places.filter(
    place =>
      fresh[`player_${place}_team_id`] !== null &&
      fresh[`player_${place}_team_id`] === play[`player_${place}_team_id`],
  )
  return {
    ...fresh,
    ...Object.fromEntries(kept.map(name => [name, play[name]])),
    ...Object.fromEntries(staying.map(place => [`player_${place}_id`, play[`player_${place}_id`]])),
    ...{ int_4, ordinal_number, decimal_1, replaces },
    ...(what_happened === undefined ? {} : { what_happened }),
  }
}

const meansTheSame = (name: ValueName, one: PlayKind | undefined, other: PlayKind): boolean =>
  one?.values?.[name] !== undefined && one.values[name]?.word === other.values?.[name]?.word
