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
 *   a team that does not play the game, a player who is not of it
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
  const teams = ['player_1_team_id', 'player_2_team_id', 'player_3_team_id', ...'int_1' in type.attributes ? ['int_1'] : []]
  const foreign = teams.find(name => typeof prepared[name] === 'number' && prepared[name] !== before?.[name] && !sides.some(id => id === prepared[name]))
  if (foreign !== undefined) throw Problem.field(foreign, `must be one of the two teams of this game: ${sides.join(', ')}`)
  const named = ['player_1_id', 'player_2_id', 'player_3_id'].flatMap(name => {
    const id = prepared[name]
    return typeof id === 'number' && id !== before?.[name] ? [{ name, id }] : []
  })
  const players = await playersOfGame(tx, game, named.map(({ id }) => id))
  const stranger = named.find(({ id }) => !players.has(id))
  if (stranger) throw Problem.field(stranger.name, 'must be a player of this game: of its organization, or on the roster of one of its two teams')
  return prepared
}
