import { sql } from 'kysely'
import type { MessageBody } from '../../shared-schema/api/messages.ts'
import { consenting } from '../../shared-schema/resources/consent.ts'
import type { Person } from '../access/author.ts'
import type { Tx } from '../database/transaction.ts'
import { publishChanges } from '../planning/schedule/published.ts'
import { Problem } from '../problems/problem.ts'
import { compose } from './compose.ts'
import type { EventOfMessage } from './event.ts'

/** The most mails of an organization in a day, so that nobody uses the server to annoy the world. */
const MAX_IN_A_DAY = 2000

/** The way in which a message leaves. */
export interface Outgoing {
  /** The address of the page of a tournament, or of the whole event for null. */
  readonly linkOf: (tournamentId: number | null) => string
  /** True if this server sends mails. */
  readonly by_mail: boolean
}

/**
 * Writes a message to people of an event: its mails wait to be sent. Without a mail server they are there to be
 * copied.
 * @returns its id
 * @throws Problem 400 if nobody would get it, 409 for too many mails in a day, 412 if the schedule has changed
 */
export async function writeMessage(
  tx: Tx,
  author: Person,
  event: EventOfMessage,
  body: MessageBody,
  { linkOf, by_mail }: Outgoing,
): Promise<number> {
  const { family, id, owner_id, tournament_ids } = event
  const { mails } = await compose(tx, author, event, body, linkOf)
  if (mails.length === 0)
    throw Problem.field('team_ids', t =>
      t(
        body.team_ids?.length !== 0
          ? 'messages.nobody'
          : body.to_officials === true
            ? 'messages.noOfficial'
            : 'messages.noScorekeeper',
      ),
    )
  if (by_mail) await requireFewEnough(tx, event.owner_id, mails.length)
  if (body.published_version !== undefined && family === 'tournaments')
    await publishChanges(tx, author, id, body.published_version)
  const message = await tx
    .insertInto('messages')
    .values({
      owner_id,
      tournament_id: family === 'tournaments' ? id : null,
      season_id: family === 'seasons' ? id : null,
      meet_id: family === 'meets' ? id : null,
      tournament_ids:
        family === 'meets'
          ? await divisionsReached(
              tx,
              tournament_ids,
              mails.map(mail => mail.team_id),
            )
          : [],
      subject: body.subject,
      text: body.text,
      by_mail,
      person_id: author.person_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const reply_to = await addressOf(tx, author)
  const state = by_mail ? 'waiting' : 'manual'
  await tx
    .insertInto('deliveries')
    .values(mails.map(mail => ({ ...mail, message_id: message.id, reply_to, state })))
    .execute()
  return message.id
}

/** The divisions in which some of these teams play. */
async function divisionsReached(
  tx: Tx,
  divisions: readonly number[],
  teams: readonly (number | null)[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct tournament_id as id from tournament_teams
    where tournament_id = any(${divisions}::integer[]) and team_id = any(${teams}::integer[])
      and status = 'playing' and consent = any(${[...consenting]}::text[]) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Answers go to the person who writes. */
async function addressOf(tx: Tx, { person_id }: Person): Promise<string> {
  const { email, is_pass_holder } = await tx
    .selectFrom('people')
    .select(['email', 'is_pass_holder'])
    .where('id', '=', person_id)
    .executeTakeFirstOrThrow()
  return is_pass_holder ? '' : email
}

async function requireFewEnough(tx: Tx, ownerId: number | null, more: number): Promise<void> {
  const {
    rows: [sent],
  } = await sql<{ count: number }>`
    select count(*)::integer as count from deliveries join messages on messages.id = message_id
    where owner_id = ${ownerId} and by_mail and time_created > now() - interval '1 day'`.execute(tx)
  if ((sent?.count ?? 0) + more > MAX_IN_A_DAY)
    throw new Problem('too_many_mails', t => t('messages.tooMany', { count: MAX_IN_A_DAY }))
}
