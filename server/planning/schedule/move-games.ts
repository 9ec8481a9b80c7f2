import { sql } from 'kysely'
import type { StoredIn } from '../../database/family-records.ts'
import { loadRecords } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import { requireAttachable, requireExisting } from '../../access/attach.ts'
import type { Author } from '../../access/author.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { lockScopesOf } from '../../records/lock-scopes-of.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { mayWrite } from '../../access/permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { affectedBy } from '../../feed/catalog/affected-records.ts'

/** A new field and time for a game. */
export interface NewPlace {
  readonly game_id: number
  readonly game_site_id: number | null
  /** In the zone of the tournament. */
  readonly start_time: string
  /** Whether the game stays there when others are placed; unchanged if left out. */
  readonly is_pinned?: boolean | undefined
}

/**
 * Moves games of one tournament together, which also ends postponements. Takes as many statements as for one
 * game, because all other writers in the tournament wait meanwhile. Has the same effects as changing these
 * fields of each game.
 * @throws Problem 403 if the author may not change the games, 400 for fields that may not be attached to them
 */
export async function moveGames(
  tx: Tx,
  author: Author,
  tournament: Pick<StoredIn<'tournaments'>, 'id' | 'owner_id' | 'timezone'>,
  places: readonly NewPlace[],
): Promise<void> {
  if (places.length === 0) return
  const ids = places.map(({ game_id }) => [game_id])
  const placeOf = new Map(places.map(place => [place.game_id, place]))
  const asTheyAre = await loadRecords(tx, 'games', ids)
  await lockScopesOf(
    tx,
    'games',
    ...asTheyAre,
    ...asTheyAre.map(game => ({ ...game, ...placeOf.get(game.id) })),
  )
  await setAuditContext(tx, author)
  if (!asTheyAre.every(game => mayWrite(author, 'games', 'update', game))) {
    throw new Problem('not_allowed', t => t('records.mayNotWrite.update', { noun: t('nouns.games') }))
  }
  const going = asTheyAre
    .filter(game => game.game_site_id !== placeOf.get(game.id)?.game_site_id)
    .map(({ id }) => id)
  const sites = { game_site_id: [...new Set(going.map(id => placeOf.get(id)?.game_site_id))] }
  const { id, owner_id, timezone } = tournament
  await requireExisting(tx, author, 'games', sites)
  await requireAttachable(tx, author, 'games', sites, { tournament_id: id, owner_id, ...sites })
  await sql`
    update games set game_site_id = place.game_site_id, start_time = place.start_time, timezone = ${timezone}, time_last_updated = now(),
      is_pinned = coalesce(place.is_pinned, games.is_pinned),
      ruling = case games.ruling when 'postponed' then 'none' else games.ruling end
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (game_id integer, game_site_id integer, start_time timestamptz, is_pinned boolean)
    where games.id = place.game_id`.execute(tx)
  if (going.length > 0) await judgeAgain(tx, { game_ids: going })
  await publish(tx, await affectedBy(tx, 'games', ...asTheyAre, ...(await loadRecords(tx, 'games', ids))))
}
