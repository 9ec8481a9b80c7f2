import type { EventType } from '../resources/event-types.ts'

/** What every play has, whatever its type. */
export const attributesOfPlays = {
  game_id: 'the game',
  time: 'when it happened',
  ordinal_number: 'its place in the game, smaller is earlier',
  int_2: 'free', int_3: 'free', int_4: 'free', bool_1: 'free', decimal_1: 'free',
}

/**
 * A type of play.
 * @param own what it has beside the attributes of every play
 */
export const playType = (type: number, name: string, own: EventType['attributes'] = {}): EventType =>
  ({ type, name, attributes: { ...attributesOfPlays, ...own } })

/** The attributes of up to three players by their parts in the play, each with the player's team. */
export const players = (...parts: string[]): EventType['attributes'] => Object.fromEntries(parts.flatMap((part, index) => [
  [`player_${index + 1}_id`, part],
  [`player_${index + 1}_team_id`, `team of the ${part}`],
]))
