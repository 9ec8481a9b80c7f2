import { calendarTypes } from '../../shared-schema/resources/calendar-types.ts'
import { typeList } from '../../shared-schema/resources/event-types.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Tx } from '../database/transaction.ts'
import { withAttributesOf } from './event-attributes.ts'
import { playersOfGame } from './players.ts'
import { Problem } from './problem.ts'
import { sportOf } from './refold-game.ts'

/**
 * A play with the attributes that its type has in the sport of its game.
 * @param before the play as it is stored; what it had stays acceptable, as tablets recorded it
 * @throws Problem for a type that the sport does not have, an attribute that the type does not have,
 *   a timeout of another team, a player who is not of the game
 */
export async function preparePlay(tx: Tx, play: Stored, before: Stored | undefined): Promise<Stored> {
  if (typeof play.game_id !== 'number') {
    throw Problem.field('game_id', `is required for a play; events of the calendar have the types ${typeList(calendarTypes)}`)
  }
  const game = await tx.selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id').innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .select(['games.owner_id', 'games.team_1_id', 'games.team_2_id', 'leagues.sport']).where('games.id', '=', play.game_id).executeTakeFirstOrThrow()
  const { playTypes } = rulesOf(sportOf(game.sport))
  const type = playTypes.find(known => known.type === play.type)
  if (!type && play.type === before?.type) return play
  if (!type) throw Problem.field('type', `must be a play of ${game.sport}: ${typeList(playTypes)}`)
  const prepared = withAttributesOf(type, play, before)
  const sides = [game.team_1_id, game.team_2_id].filter(id => id !== null)
  const isForeign = typeof prepared.int_1 === 'number' && !sides.includes(prepared.int_1)
  if ('int_1' in type.attributes && isForeign && prepared.int_1 !== before?.int_1) {
    throw Problem.field('int_1', `must be one of the two teams of this game: ${sides.join(', ')}`)
  }
  const named = ['player_1_id', 'player_2_id', 'player_3_id'].flatMap(name => {
    const id = prepared[name]
    return typeof id === 'number' && id !== before?.[name] ? [{ name, id }] : []
  })
  const players = await playersOfGame(tx, game, named.map(({ id }) => id))
  const stranger = named.find(({ id }) => !players.has(id))
  if (stranger) throw Problem.field(stranger.name, 'must be a player of this game: of its organization, or on the roster of one of its two teams')
  return prepared
}
