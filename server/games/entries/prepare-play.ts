import { calendarTypes } from '../../../shared-schema/resources/calendar-types.ts'
import type { Sides } from '../../../shared-schema/rules/progress/sent-on.ts'
import { typeList } from '../../../shared-schema/sports/model/event-type.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { contradictionIn } from '../../../shared-schema/sports/model/contradiction.ts'
import { eventTypeOf } from './event-type-of.ts'
import { playOf, playShape } from '../../../shared-schema/sports/model/play.ts'
import {
  placesOf,
  roleOf,
  teamAttributes,
  type PlayKind,
} from '../../../shared-schema/sports/model/play-kind.ts'
import type { Tx } from '../../database/transaction.ts'
import { withAttributesOf } from './event-attributes.ts'
import { playersOfGame } from '../players.ts'
import { Problem } from '../../problems/problem.ts'
import { sportOf } from '../sport.ts'

/** The parts of a game that preparing its plays needs. */
type GameOfPlays = Awaited<ReturnType<typeof gameOfPlays>>

/**
 * Reads everything needed to prepare the plays of a game, in one go for any number of plays.
 * @param plays as they are sent
 */
export async function gameOfPlays(tx: Tx, gameId: number, plays: readonly StoredRecord[]) {
  const game = await tx
    .selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .select(['games.owner_id', 'games.team_1_id', 'games.team_2_id', 'leagues.sport'])
    .where('games.id', '=', gameId)
    .executeTakeFirstOrThrow()
  const named = new Set(plays.flatMap(play => playersIn(play).map(({ id }) => id)))
  const sides = [game.team_1_id, game.team_2_id].filter(id => id !== null)
  return {
    ...game,
    sides,
    players: await playersOfGame(tx, game, [...named]),
    rosters: named.size === 0 ? [] : await rostersOf(tx, sides, [...named]),
  }
}

const playersIn = (play: StoredRecord) =>
  (['player_1_id', 'player_2_id', 'player_3_id'] as const).flatMap(name => {
    const id = play[name]
    return typeof id === 'number' ? [{ name, id }] : []
  })

/** The players' present and past places on these rosters. */
const rostersOf = (tx: Tx, teams: readonly number[], players: readonly number[]) =>
  tx
    .selectFrom('rostered')
    .select(['team_id', 'player_id'])
    .where(eb => eb('team_id', '=', eb.fn.any(eb.val([...teams]))))
    .where(eb => eb('player_id', '=', eb.fn.any(eb.val([...players]))))
    .execute()

/**
 * A play with the attributes that its type has in the sport of its game.
 * @param before the play as it is stored; its values stay acceptable, as tablets recorded them
 * @throws Problem as `preparedIn` does
 */
export async function preparePlay(
  tx: Tx,
  play: StoredRecord,
  before: StoredRecord | undefined,
): Promise<StoredRecord> {
  if (typeof play.game_id !== 'number') {
    throw Problem.field('game_id', t => t('entries.playNeedsGame', { types: typeList(calendarTypes) }))
  }
  return preparedIn(await gameOfPlays(tx, play.game_id, [play]), play, before)
}

/**
 * Prepares a play in a game that is already read.
 * @throws Problem for a type that the sport does not have, an attribute that the type does not have,
 *   a team that does not play the game, a player of neither team, and for contradictions
 */
export function preparedIn(
  game: GameOfPlays,
  play: StoredRecord,
  before: StoredRecord | undefined,
): StoredRecord {
  const { sides } = game
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
  const stranger = playersIn(prepared).find(({ name, id }) => id !== before?.[name] && !game.players.has(id))
  if (stranger) throw Problem.field(stranger.name, t => t('entries.playerOfOtherGame'))
  if (before && !isChanged(before, prepared)) return prepared
  requireSense(kind, prepared, game)
  requireOwnRosters(prepared, game)
  return prepared
}

const stated = [...Object.keys(playShape.shape), 'type']
const isChanged = (before: StoredRecord, after: StoredRecord): boolean =>
  stated.some(name => before[name] !== after[name])

/** Made once: it takes half a millisecond, and a request may hold thousands of plays. */
const partialPlay = playShape.partial()

const wholePlay = (kind: PlayKind, prepared: StoredRecord) =>
  playOf(kind.type, partialPlay.safeParse(prepared).data ?? {})

/**
 * Points in a whole play-by-play need an owner: a program that does not know it sends the score instead.
 * @param prepared as `preparedIn` gives it
 * @throws Problem for a play that scores, and names neither a team nor a player
 */
export function requireOwnPoints({ sport }: GameOfPlays, prepared: StoredRecord): void {
  const kind = rulesOf(sportOf(sport)).kinds.find(known => known.type === prepared.type)
  if (kind?.points === undefined) return
  const play = wholePlay(kind, prepared)
  const [[name] = []] = teamAttributes(kind)
  if (
    name !== undefined &&
    teamAttributes(kind).every(([team]) => play[team] === null) &&
    placesOf(kind).every(place => roleOf(play, place).player === null)
  )
    throw Problem.field(name, t => t('entries.pointsOfNobody'))
}

/** @throws Problem for a field that contradicts the rest of the play */
function requireSense(kind: PlayKind, prepared: StoredRecord, sides: Sides): void {
  const wrong = contradictionIn(kind, wholePlay(kind, prepared), sides)
  if (wrong) throw Problem.field(wrong.field, t => t(`entries.contradiction.${wrong.what}`))
}

/** @throws Problem for a player who acts for one team and is on the roster of the other only */
function requireOwnRosters(play: StoredRecord, { rosters }: GameOfPlays): void {
  for (const place of [1, 2, 3] as const) {
    const [name, team] = [`player_${place}_id`, play[`player_${place}_team_id`]]
    const teams = rosters.filter(({ player_id }) => player_id === play[name]).map(({ team_id }) => team_id)
    if (typeof team !== 'number' || teams.length === 0 || teams.includes(team)) continue
    throw Problem.field(name, t => t('entries.playerOfOtherTeam'))
  }
}

/** @throws Problem for a number outside its range in a play of this kind */
function checkValues({ values = {} }: PlayKind, play: StoredRecord, before: StoredRecord | undefined): void {
  for (const [name, { least = -Infinity, most = Infinity }] of Object.entries(values)) {
    const value = play[name]
    if (typeof value !== 'number' || value === before?.[name] || (value >= least && value <= most)) continue
    throw Problem.field(name, t => t('entries.valueOutOfRange', { least, most }))
  }
}
