import { sql } from 'kysely'
import type { GamePlays, PlayRow } from '../../../shared-schema/api/plays.ts'
import { inZone } from '../../../shared-schema/resources/time.ts'
import { foldGame, type CountedPlay } from '../../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { kindOf, type SportRules } from '../../../shared-schema/sports/model/sport.ts'
import { places, roleOf, teamOfPlay, type Place } from '../../../shared-schema/sports/model/play-kind.ts'
import type { SharedTexts } from '../../../shared-schema/texts/shared-texts.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Tx } from '../../database/transaction.ts'
import { gameToFold, type GameToFold } from '../../games/game-to-fold.ts'
import { findPlayers } from '../../games/players.ts'
import { sportOf } from '../../games/sport.ts'
import type { WireObject } from '../records/computed/compute.ts'
import type { WireObjects } from '../records/wire-objects.ts'

/** A number on a roster, in both of its forms. */
interface Numbers {
  readonly number: number | null
  readonly jersey_number: string | null
}

/** Data of players and teams named in plays. */
interface Shown {
  readonly players: ReadonlyMap<unknown, WireObject>
  readonly teams: ReadonlyMap<unknown, WireObject>
  /** Jersey numbers by player and team: `17/5`. */
  readonly numbers: ReadonlyMap<string, Numbers>
  readonly shared: SharedTexts
}

/** The play-by-play of a game that the author may read. */
export async function gamePlays(tx: Tx, objects: WireObjects, gameId: number): Promise<GamePlays> {
  const found = await gameToFold(tx, gameId)
  if (!found) throw new Error(`Game ${gameId} is not there`)
  const { game, entries } = found
  const rules = rulesOf(sportOf(game.sport))
  const folded = foldGame(
    game,
    rules,
    entries.map(({ document }) => document),
  )
  const readable = await readableEvents(tx, objects, gameId)
  const plays = (await findPlayers(tx, game, folded))
    .stateOf(folded)
    .plays.filter(({ root }) => readable.has(root.id))
  const sides = [game.team_1_id, game.team_2_id]
  const shown: Shown = {
    players: await objects.short(
      'players',
      plays.flatMap(({ play }) => places.map(place => roleOf(play, place).player)),
    ),
    teams: await objects.short('teams', sides),
    numbers: await numbersOn(tx, objects, sides),
    shared: objects.texts[1],
  }
  return {
    game_id: gameId,
    sport: game.sport,
    team_1_id: game.team_1_id,
    team_1: nameOf(shown.teams.get(game.team_1_id)),
    team_2_id: game.team_2_id,
    team_2: nameOf(shown.teams.get(game.team_2_id)),
    plays: plays.map(one => rowOf(one, game, rules, shown)),
  }
}

/** The entry ids of a game's events that the author may read. */
async function readableEvents(tx: Tx, { author }: WireObjects, gameId: number): Promise<Set<string>> {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from events where game_id = ${gameId} and ${readableBy(author, 'events')}`.execute(tx)
  return new Set(rows.map(({ entry_id }) => entry_id))
}

/** The numbers on the rosters of teams, and the last numbers of players who have left them. */
async function numbersOn(
  tx: Tx,
  { author }: WireObjects,
  teams: readonly (number | null)[],
): Promise<Map<string, Numbers>> {
  const { rows } = await sql<Numbers & { player_id: number; team_id: number }>`
    select player_id, team_id, number, jersey_number from team_players
    where team_id = any(${teams}::integer[]) and ${readableBy(author, 'team_players')}
    union all
    select now_id, team_id, number, jersey_number from (
      select coalesce(into_id, player_id) as now_id, rostered.* from rostered
      left join former_players on former_players.id = player_id where team_id = any(${teams}::integer[])) as rostered
    where not exists (select from team_players
        where team_players.team_id = rostered.team_id and team_players.player_id = now_id)
      and exists (select from teams where teams.id = rostered.team_id and ${readableBy(author, 'teams')})
      and exists (select from players where players.id = now_id and ${readableBy(author, 'players')})`.execute(
    tx,
  )
  return new Map(rows.map(row => [`${row.player_id}/${row.team_id}`, row]))
}

function rowOf(counted: CountedPlay, game: GameToFold, rules: SportRules, shown: Shown): PlayRow {
  const { play, entry, place, period, score, isLate } = counted
  const kind = kindOf(rules, play)
  const team = kind ? teamOfPlay(kind, play) : null
  const { shared } = shown
  const inPlace = (number: Place) => {
    const { player, team_id } = roleOf(play, number)
    const role = kind?.roles[number - 1]
    const player_id = typeof player === 'number' ? player : null
    const numbers = shown.numbers.get(`${player_id}/${team_id}`)
    return {
      role: role ? shared(`roles.${role.word}`) : '',
      id: player_id,
      number: numbers?.number ?? null,
      jersey: numbers?.jersey_number ?? null,
      name: nameOf(shown.players.get(player_id)),
      team_id,
    }
  }
  const [one, two, three] = [inPlace(1), inPlace(2), inPlace(3)]
  return {
    ordinal_number: play.ordinal_number ?? place,
    time: inZone(entry.recorded_at, game.timezone),
    period,
    clock: clockOf(play.int_4),
    type: play.type,
    play: kind ? shared(`plays.${kind.word}`) : '',
    team_id: team,
    team: nameOf(shown.teams.get(team)),
    player_1_role: one.role,
    player_1_id: one.id,
    player_1_number: one.number,
    player_1_jersey_number: one.jersey,
    player_1_name: one.name,
    player_1_team_id: one.team_id,
    player_2_role: two.role,
    player_2_id: two.id,
    player_2_number: two.number,
    player_2_jersey_number: two.jersey,
    player_2_name: two.name,
    player_2_team_id: two.team_id,
    player_3_role: three.role,
    player_3_id: three.id,
    player_3_number: three.number,
    player_3_jersey_number: three.jersey,
    player_3_name: three.name,
    player_3_team_id: three.team_id,
    int_1: play.int_1,
    int_2: play.int_2,
    int_3: play.int_3,
    bool_1: play.bool_1,
    decimal_1: play.decimal_1,
    what_happened: play.what_happened ?? '',
    team_1_score: score[0],
    team_2_score: score[1],
    after_final: isLate,
  }
}

/** The name in a player's or team's short object; empty if the reader may not see it. */
const nameOf = (object: WireObject | undefined): string =>
  [object?.name, object?.first_name, object?.last_name]
    .filter(part => typeof part === 'string' && part !== '')
    .join(' ')

/** `12:05`; before the start of the game, the plain negative number of seconds. */
const clockOf = (seconds: number | null): string =>
  seconds === null
    ? ''
    : seconds < 0
      ? String(seconds)
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
