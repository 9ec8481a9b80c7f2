import { sql } from 'kysely'
import type { EntryOf, PlayerReference } from '../../shared-schema/replication/entry.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { kept } from '../database/kept.ts'
import type { Tx } from '../database/transaction.ts'
import { publish, type Touched } from './catalog.ts'
import type { GameToFold } from './game-to-fold.ts'

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

/** Finds the players that a game's plays name, and makes those who walked on and have no record yet. */
export async function resolvePlayers(tx: Tx, game: GameToFold, state: GameState): Promise<PlayerIds> {
  const named = new Set(state.plays.flatMap(({ play }) => [play.player_1_id, play.player_2_id, play.player_3_id]))
  const ids = [...named].filter(reference => typeof reference === 'number')
  const known = new Map<PlayerReference, number>(await makeWalkOns(tx, game, state.walkOns))
  if (ids.length > 0) {
    const { rows } = await sql<{ id: number; now_id: number }>`${kept}
      select id, id as now_id from players where id = any(${ids}::integer[])
      union all select id, into_id from former_players where id = any(${ids}::integer[]) and into_id is not null`.execute(tx)
    for (const { id, now_id } of rows) known.set(id, now_id)
  }
  return new PlayerIds(known)
}

/** Makes a player, on the roster of the team, of each walk-on that has none yet and did not have one that is gone. */
async function makeWalkOns(tx: Tx, game: GameToFold, walkOns: readonly EntryOf<'walk_on'>[]): Promise<Map<string, number>> {
  if (walkOns.length === 0) return new Map()
  const entryIds = walkOns.map(entry => entry.id)
  const { rows } = await sql<{ entry_id: string; id: number | null }>`
    select entry_id, id from players where entry_id = any(${entryIds}::text[])
    union all select entry_id, into_id from former_players where entry_id = any(${entryIds}::text[])`.execute(tx)
  const made = new Set(rows.map(row => row.entry_id))
  const known = new Map(rows.flatMap(({ entry_id, id }) => (id === null ? [] : [[entry_id, id] as const])))
  const touched: Touched = []
  for (const entry of walkOns) {
    if (made.has(entry.id) || ![game.team_1_id, game.team_2_id].includes(entry.data.team_id)) continue
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
