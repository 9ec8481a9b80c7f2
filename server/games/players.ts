import { sql } from 'kysely'
import type { Entry, EntryOf } from '../../shared-schema/replication/entry.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import { CheckIns } from '../../shared-schema/scoring/check-ins.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { at } from '../../shared-schema/rules/at.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import type { FeedBatch } from '../feed/catalog/feed-batch.ts'
import { ownersOfEntrants } from './counted-games.ts'
import type { GameToFold } from './game-to-fold.ts'

/** The players named in a game's entries, resolved to their records. */
export class PlayerIds {
  /** Null for a deleted player, and for one who is not a player of this game. */
  readonly #known: ReadonlyMap<PlayerReference, number | null>
  readonly #strangers: ReadonlySet<PlayerReference>

  constructor(known: ReadonlyMap<PlayerReference, number | null>, strangers: ReadonlySet<PlayerReference>) {
    this.#known = known
    this.#strangers = strangers
  }

  /** The player's id; null for one who counts as nobody; the walk-on itself until it has arrived. */
  named(reference: PlayerReference | null): PlayerReference | null {
    if (reference === null) return null
    const id = this.#known.get(reference)
    return id === undefined && typeof reference === 'string' ? reference : (id ?? null)
  }

  /**
   * The current reference: the player's current id if it is known. A player who counts as nobody keeps the
   * old reference.
   */
  latest(reference: PlayerReference): PlayerReference {
    return this.#known.get(reference) ?? reference
  }

  /** A play with its players by their current ids. */
  namedIn<P extends Play>(play: P): P {
    const [player_1_id, player_2_id, player_3_id] = playersIn(play).map(reference => this.named(reference))
    return {
      ...play,
      player_1_id: player_1_id ?? null,
      player_2_id: player_2_id ?? null,
      player_3_id: player_3_id ?? null,
    }
  }

  /** A game with its players by their current ids. Plays and check-ins of strangers do not count for them. */
  stateOf(folded: GameState): GameState {
    return {
      ...folded,
      checkIns: this.#checkInsOf(folded),
      plays: folded.plays.map(counted => ({ ...counted, play: this.namedIn(counted.play) })),
      refused: [
        ...folded.refused,
        ...this.strange(folded).map(entry => ({ entry, reason: 'unknown_player' as const })),
      ],
    }
  }

  /** The entries that name a player who is not of this game: they count, but for nobody. */
  strange({ plays, walkOns, checkIns }: GameState): Entry[] {
    const isStrange = (reference: PlayerReference | null): boolean =>
      reference !== null && this.#strangers.has(reference)
    return [
      ...plays.flatMap(({ entry, play }) => (playersIn(play).some(isStrange) ? [entry] : [])),
      ...walkOns.filter(({ id }) => isStrange(id)),
      ...checkIns.filter(({ data }) => isStrange(data.player_id)),
    ]
  }

  /** The check-ins by the current ids of players: two profiles that were merged have one. */
  #checkInsOf({ checkIns }: GameState): EntryOf<'check_in'>[] {
    const counting = new CheckIns()
    for (const entry of checkIns) for (const named of this.#checkInOf(entry)) counting.add(named)
    return counting.counting()
  }

  /** A check-in by the current id of its player; none for a player who was deleted or is a stranger. */
  #checkInOf(entry: EntryOf<'check_in'>): EntryOf<'check_in'>[] {
    const { player_id } = entry.data
    if (player_id === null) return [entry]
    const id = this.#known.get(player_id)
    return typeof id === 'number' ? [{ ...entry, data: { ...entry.data, player_id: id } }] : []
  }
}

const playersIn = (play: Play): (PlayerReference | null)[] => [
  play.player_1_id,
  play.player_2_id,
  play.player_3_id,
]

/** The parts of a game that decide who may play in it. */
type PlayingTeams = Pick<GameToFold, 'owner_id' | 'team_1_id' | 'team_2_id'>

/** A game with its folded state. */
interface PlayedGame {
  readonly game: PlayingTeams
  readonly state: GameState
}

/**
 * Finds the players named in a game's plays. A play counts only for players of the game. Any other player
 * counts as nobody, exactly like an unknown id, so nobody can find out which players other organizations
 * have.
 */
export const findPlayers = async (tx: Tx, game: PlayingTeams, state: GameState): Promise<PlayerIds> =>
  at(await findPlayersOfGames(tx, [{ game, state }]), 0)

/** Finds the players of several games, in their order. */
export const findPlayersOfGames = async (tx: Tx, games: readonly PlayedGame[]): Promise<PlayerIds[]> =>
  playersNamed(
    tx,
    games,
    await findWalkOns(
      tx,
      games.flatMap(({ state }) => state.walkOns),
    ),
  )

/** Finds the players of a game after making a record of each walk-on that has none. */
export async function resolvePlayers(
  tx: Tx,
  game: GameToFold,
  state: GameState,
  changes: FeedBatch,
): Promise<PlayerIds> {
  const walkOns = await makeWalkOns(tx, game, state.walkOns, changes)
  return at(await playersNamed(tx, [{ game, state }], walkOns), 0)
}

/** @param walkOns the walk-ons of all these games that were found */
async function playersNamed(
  tx: Tx,
  games: readonly PlayedGame[],
  walkOns: ReadonlyMap<string, number | null>,
): Promise<PlayerIds[]> {
  const named = games.map(({ game, state }) => ({
    game,
    ids: [
      ...new Set([
        ...state.plays.flatMap(({ play }) => playersIn(play)),
        ...state.checkIns.map(({ data }) => data.player_id),
      ]),
    ].filter(reference => typeof reference === 'number'),
  }))
  const found = await playersOfGames(tx, named)
  return games.map(({ state }, place) => {
    const players = at(found, place)
    const arrived = new Map<PlayerReference, number | null>()
    const strangers = new Set<PlayerReference>(at(named, place).ids.filter(id => !players.has(id)))
    for (const { id } of state.walkOns) {
      const player = walkOns.get(id)
      if (player === undefined) strangers.add(id)
      else arrived.set(id, player)
    }
    return new PlayerIds(new Map([...arrived, ...players]), strangers)
  })
}

/**
 * The players of a game among these ids, by their current ids (a player may have been merged into another),
 * or null for one who was deleted. Players of a game are those of its organization, and everybody who is or
 * was on the roster of one of its two teams: a player who leaves a roster keeps their plays.
 */
export const playersOfGame = async (
  tx: Tx,
  game: PlayingTeams,
  ids: readonly number[],
): Promise<Map<number, number | null>> => at(await playersOfGames(tx, [{ game, ids }]), 0)

/** The players of several games, in their order. */
async function playersOfGames(
  tx: Tx,
  games: readonly { readonly game: PlayingTeams; readonly ids: readonly number[] }[],
): Promise<Map<number, number | null>[]> {
  const players = games.map(() => new Map<number, number | null>())
  const requested = games.flatMap(({ game, ids }, place) => ids.map(id => ({ ...game, place, id })))
  if (requested.length === 0) return players
  const column = (name: keyof (typeof requested)[number]) =>
    sql`${requested.map(row => row[name])}::integer[]`
  // PostgreSQL expects few rows from `unnest`: it looks up each of them instead of reading all players.
  const { rows } = await sql<{ place: number; id: number; now_id: number | null }>`${prepared}
    with asked as (
      select * from unnest(${column('place')}, ${column('id')}, ${column('owner_id')}, ${column('team_1_id')}, ${column('team_2_id')})
        as asked (place, id, owner_id, team_1_id, team_2_id)
    )
    select place, named.id, now_id from (
      select asked.*, players.id as now_id from asked join players on players.id = asked.id
      union all select asked.*, into_id from asked join former_players on former_players.id = asked.id
    ) as named left join players on players.id = now_id
    where now_id is null or players.owner_id = named.owner_id or exists (
      select from rostered where team_id in (team_1_id, team_2_id) and player_id in (named.id, now_id))`.execute(
    tx,
  )
  for (const { place, id, now_id } of rows) players[place]?.set(id, now_id)
  return players
}

/** The players that walk-ons became, by entry id; null for one who was deleted. */
async function findWalkOns(
  tx: Tx,
  walkOns: readonly EntryOf<'walk_on'>[],
): Promise<Map<string, number | null>> {
  if (walkOns.length === 0) return new Map()
  const entryIds = walkOns.map(entry => entry.id)
  const { rows } = await sql<{ entry_id: string; id: number | null }>`
    select entry_id, id from players where entry_id = any(${entryIds}::text[])
    union all select entry_id, into_id from former_players where entry_id = any(${entryIds}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ entry_id, id }) => [entry_id, id]))
}

/**
 * Makes a player, on the roster of the team, of each walk-on that does not have one and never had. The player
 * belongs to the team's organization, which must be able to change and remove them.
 * @returns all of them as found, without walk-ons of a team that plays without having entered
 */
async function makeWalkOns(
  tx: Tx,
  game: GameToFold,
  walkOns: readonly EntryOf<'walk_on'>[],
  changes: FeedBatch,
): Promise<Map<string, number | null>> {
  const known = await findWalkOns(tx, walkOns)
  const missing = walkOns.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return known
  const owners = await ownersOfEntrants(tx, game.id)
  for (const entry of missing) {
    const { team_id, number, jersey_number = null, first_name, last_name, nickname } = entry.data
    const owner_id = owners.get(team_id)
    if (owner_id === undefined) continue
    const { id } = await tx
      .insertInto('players')
      .values({
        first_name,
        last_name,
        nickname,
        owner_id,
        entry_id: entry.id,
        person_id: null,
        is_walk_on: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('team_players')
      .values({ team_id, player_id: id, number, jersey_number, owner_id })
      .execute()
    known.set(entry.id, id)
    changes.touch([
      { family: 'players', key: [id] },
      { family: 'team_players', key: [team_id, id] },
    ])
  }
  return known
}
