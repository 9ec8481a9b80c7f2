import type { Selectable } from 'kysely'
import type { EntryOf, PlayerReference } from '../../shared-schema/replication/entry.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { publish, type Touched } from './catalog.ts'

/** The ids of the players that entries name, by their id or by the walk-on that brought them. */
export class PlayerIds {
  readonly #known: ReadonlyMap<PlayerReference, number>

  constructor(known: ReadonlyMap<PlayerReference, number>) {
    this.#known = known
  }

  /** The player's id, or null for a walk-on that has not arrived and for a player who was deleted. */
  idOf(reference: PlayerReference | null): number | null {
    return reference === null ? null : this.#known.get(reference) ?? null
  }
}

type Game = Selectable<Database['games']>

/** Finds the players that a game's plays name, and makes those who walked on and have no record yet. */
export async function resolvePlayers(tx: Tx, game: Game, state: GameState): Promise<PlayerIds> {
  const named = new Set(state.plays.flatMap(({ play }) => [play.player_1_id, play.player_2_id, play.player_3_id]))
  const ids = [...named].filter(reference => typeof reference === 'number')
  const known = new Map<PlayerReference, number>(await makeWalkOns(tx, game, state.walkOns))
  if (ids.length > 0) {
    for (const { id } of await tx.selectFrom('players').select('id').where('id', 'in', ids).execute()) known.set(id, id)
  }
  return new PlayerIds(known)
}

/** Makes a player, on the roster of the team, of each walk-on that has none yet. */
async function makeWalkOns(tx: Tx, game: Game, walkOns: readonly EntryOf<'walk_on'>[]): Promise<Map<string, number>> {
  if (walkOns.length === 0) return new Map()
  const players = await tx.selectFrom('players').select(['id', 'entry_id']).where('entry_id', 'in', walkOns.map(entry => entry.id)).execute()
  const known = new Map(players.map(player => [player.entry_id ?? '', player.id]))
  const touched: Touched = []
  for (const entry of walkOns) {
    if (known.has(entry.id) || ![game.team_1_id, game.team_2_id].includes(entry.data.team_id)) continue
    const { team_id, number, first_name, last_name, nickname } = entry.data
    const { id } = await tx.insertInto('players')
      .values({ first_name, last_name, nickname, owner_id: game.owner_id, entry_id: entry.id, person_id: null })
      .returning('id').executeTakeFirstOrThrow()
    await tx.insertInto('team_players').values({ team_id, player_id: id, number, owner_id: game.owner_id }).execute()
    known.set(entry.id, id)
    touched.push({ family: 'players', key: [id] }, { family: 'team_players', key: [team_id, id] })
  }
  await publish(tx, touched)
  return known
}
