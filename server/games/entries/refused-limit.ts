import { sql, type RawBuilder } from 'kysely'
import type { Mark } from '../../../shared-schema/replication/mark.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say, Texts } from '../../texts/say.ts'
import { hasOwnRoleAt, hasRoleAt, isOfOwnRole } from '../../feed/scope-access.ts'

/** How much of what somebody sent for an event may wait for the office without counting. */
interface Room {
  readonly refused: number
  readonly unreadable: number
  readonly characters: number
}

/** Ten games that were scored without the right to, and a tablet whose entries nobody can read. */
const OF_ROLES: Room = { refused: 1000, unreadable: 200, characters: 2_000_000 }

/** What a scorekeeper had not sent yet whose role was taken away. */
const OF_OTHERS: Room = { refused: 500, unreadable: 100, characters: 1_000_000 }

/**
 * What everybody together may have waiting who has no role of their own at an event: whose role was taken
 * away, and who came in by a pass, which anybody can.
 */
const OF_ALL_OTHERS: Room = { refused: 5000, unreadable: 1000, characters: 10_000_000 }

/** There is no room for entries that do not count. */
export class NoRoom extends Problem {
  /** Where the scope stood when all others were taken, once they are. */
  readonly told: Mark | undefined

  /** @param ids of the entries, which the errors are by */
  constructor(say: Say, ids: Iterable<string>, told?: Mark) {
    super(
      'no_room',
      say,
      Object.fromEntries([...ids].map(id => [id, [(t: Texts) => t('entries.tooManyWait')]])),
    )
    this.told = told
  }
}

/**
 * Bounds what is kept of a person's entries in a scope though it does not count, and of all those together who
 * have no role of their own there: it is kept until the office has decided, and nobody can fill the disk with
 * it. To be called when more of it was stored.
 * @param ids of what was stored
 * @throws NoRoom if that is more than there is room for; nothing of it may be kept then
 */
export async function requireRoom(
  tx: Tx,
  scope: Scope,
  author: Author,
  ids: readonly string[],
): Promise<void> {
  if (author.person_id === null) return
  const room = (await hasRoleAt(tx, author, scope)) ? OF_ROLES : OF_OTHERS
  if (!fits(await waiting(tx, scope, sql`person_id = ${author.person_id}`), room))
    throw noRoom('noRoom', room, ids)
  if (await hasOwnRoleAt(tx, author, scope)) return
  if (!fits(await waiting(tx, scope, sql`not ${isOfOwnRole(scope)}`), OF_ALL_OTHERS))
    throw noRoom('noRoomForOthers', OF_ALL_OTHERS, ids)
}

const fits = (kept: Room, room: Room): boolean =>
  kept.refused <= room.refused && kept.unreadable <= room.unreadable && kept.characters <= room.characters

const noRoom = (text: 'noRoom' | 'noRoomForOthers', room: Room, ids: readonly string[]): NoRoom =>
  new NoRoom(
    t =>
      t(`entries.${text}`, {
        refused: room.refused,
        unreadable: room.unreadable,
        megabytes: room.characters / 1_000_000,
      }),
    ids,
  )

/** How much waits in a scope. @param whose SQL that is true for those of whom it is, by `person_id` */
async function waiting(tx: Tx, scope: Scope, whose: RawBuilder<unknown>): Promise<Room> {
  const { rows } = await sql<Room>`
    select count(*) filter (where is_entry)::integer as refused, count(*) filter (where not is_entry)::integer as unreadable,
      coalesce(sum(length), 0)::integer as characters
    from (
      select true as is_entry, length(document::text), person_id from entries where scope = ${scope} and refusal is not null
      union all
      select false, length(content), person_id from unreadable_entries where scope = ${scope}
    ) as waiting where ${whose}`.execute(tx)
  return at(rows, 0)
}
