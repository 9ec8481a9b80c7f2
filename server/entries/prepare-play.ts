import { calendarTypes } from '../../shared-schema/resources/calendar-types.ts'
import { typeList } from '../../shared-schema/sports/model/event-type.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { eventTypeOf } from '../../shared-schema/sports/model/event-type-of.ts'
import type { PlayKind } from '../../shared-schema/sports/model/play-kind.ts'
import type { Tx } from '../database/transaction.ts'
import { withAttributesOf } from './event-attributes.ts'
import { playersOfGame } from '../games/players.ts'
import { Problem } from '../problems/problem.ts'
import { sportOf } from '../games/sport.ts'

/**
 * A play with the attributes that its type has in the sport of its game.
 * @param before the play as it is stored; what it had stays acceptable, as tablets recorded it
 * @throws Problem for a type that the sport does not have, an attribute that the type does not have,
 *   a team that does not play the game, a player who is not of it
 */
export async function preparePlay(tx: Tx, play: Stored, before: Stored | undefined): Promise<Stored> {
  if (typeof play.game_id !== 'number') {
    throw Problem.field('game_id', t => t('entries.playNeedsGame', { types: typeList(calendarTypes) }))
  }
  const game = await tx
    .selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .select(['games.owner_id', 'games.team_1_id', 'games.team_2_id', 'leagues.sport'])
    .where('games.id', '=', play.game_id)
    .executeTakeFirstOrThrow()
  const { kinds } = rulesOf(sportOf(game.sport))
  const kind = kinds.find(known => known.type === play.type)
  const type = kind && eventTypeOf(kind)
  if (!kind && play.type === before?.type) return play
  if (!kind || !type)
    throw Problem.field('type', t =>
      t('entries.noPlayOfSport', { sport: game.sport, types: typeList(kinds.map(eventTypeOf)) }),
    )
  const prepared = withAttributesOf(type, play, before)
  checkValues(kind, prepared, before)
  const sides = [game.team_1_id, game.team_2_id].filter(id => id !== null)
  const teams = [
    'player_1_team_id',
    'player_2_team_id',
    'player_3_team_id',
    ...(kind.team ? [kind.team] : []),
  ]
  const foreign = teams.find(
    name =>
      typeof prepared[name] === 'number' &&
      prepared[name] !== before?.[name] &&
      !sides.some(id => id === prepared[name]),
  )
  if (foreign !== undefined)
    throw Problem.field(foreign, t => t('entries.teamOfOtherGame', { teams: sides.join(', ') }))
  const named = ['player_1_id', 'player_2_id', 'player_3_id'].flatMap(name => {
    const id = prepared[name]
    return typeof id === 'number' && id !== before?.[name] ? [{ name, id }] : []
  })
  const players = await playersOfGame(
    tx,
    game,
    named.map(({ id }) => id),
  )
  const stranger = named.find(({ id }) => !players.has(id))
  if (stranger) throw Problem.field(stranger.name, t => t('entries.playerOfOtherGame'))
  return prepared
}

/** @throws Problem for a number that is not in the range that it has in a play of this kind */
function checkValues({ values = {} }: PlayKind, play: Stored, before: Stored | undefined): void {
  for (const [name, { least = -Infinity, most = Infinity }] of Object.entries(values)) {
    const value = play[name]
    if (typeof value !== 'number' || value === before?.[name] || (value >= least && value <= most)) continue
    throw Problem.field(name, t => t('entries.valueOutOfRange', { least, most }))
  }
}
