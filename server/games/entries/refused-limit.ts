import { sql, type RawBuilder } from 'kysely'
import type { Mark } from '../../../shared-schema/replication/mark.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say, Texts } from '../../texts/say.ts'
import { hasOwnRoleAt, hasRoleAt, isOfOwnRole } from '../../feed/scope-access.ts'

/** How much of a sender's input for an event may wait for the office without counting. */
interface Room {
  readonly refused: number
  readonly unreadable: number
  readonly characters: number
}

/** Ten games scored without the right to, and a tablet whose entries are all unreadable. */
const OF_ROLES: Room = { refused: 1000, unreadable: 200, characters: 2_000_000 }

/** The unsent entries of a scorekeeper who lost their role. */
const OF_OTHERS: Room = { refused: 500, unreadable: 100, characters: 1_000_000 }

/**
 * The limit for all senders together who have no role of their own at an event: people who lost their role,
 * and pass holders, which anybody can become.
 */
const OF_ALL_OTHERS: Room = { refused: 5000, unreadable: 1000, characters: 10_000_000 }

/** There is no room for entries that do not count. */
export class NoRoom extends Problem {
  /** The scope's mark after all others were stored, once they are. */
  readonly head: Mark | undefined

  /** @param ids of the entries, which key the errors */
  constructor(say: Say, ids: Iterable<string>, head?: Mark) {
    super(
      'no_room',
      say,
      Object.fromEntries([...ids].map(id => [id, [(t: Texts) => t('entries.tooManyWait')]])),
    )
    this.head = head
  }
}

/**
 * Limits the entries kept in a scope although they do not count, per person and for everybody without a role
 * of their own there. They are kept until the office has decided, so without a limit anybody could fill the
 * disk. Call it after storing more of them.
 * @param ids of the newly stored ones
 * @throws NoRoom if they exceed the limit; none of them may be kept then
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

/** How much waits in a scope. @param whose SQL that selects the senders by `person_id` */
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
