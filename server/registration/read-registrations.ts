import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Balance } from '../../shared-schema/api/fees.ts'
import {
  isOut,
  type Registration,
  type Registrations,
  type RegistrationState,
} from '../../shared-schema/api/registrations.ts'
import type { Database } from '../database/schema.ts'
import { balanceOf } from './balance.ts'
import type { EventOfForm } from './event.ts'
import { storedForm } from './form.ts'
import { countStates, freePlaces } from './places.ts'
import { referenceOf } from './reference.ts'

/** All registrations for a tournament, in the order of their arrival, and how many places they take. */
export async function readRegistrations(db: Kysely<Database>, event: EventOfForm): Promise<Registrations> {
  const form = await storedForm(db, event.id)
  const { taken, confirmed, waiting } = await countStates(db, event.id)
  const registrations = await registrationsWhere(db, sql`registrations.tournament_id = ${event.id}`)
  const first = registrations.find(({ waiting_place }) => waiting_place === 1)
  const isFree = freePlaces(form, { taken, confirmed, waiting, all: 0 }) !== 0
  return {
    capacity: form.capacity,
    taken,
    confirmed,
    waiting,
    first_waiting_id: isFree ? (first?.id ?? null) : null,
    currency: form.currency,
    totals: totalsOf(registrations),
    registrations,
  }
}

function totalsOf(registrations: readonly Registration[]): Registrations['totals'] {
  const sum = (of: (balance: Balance, state: RegistrationState) => number): number =>
    registrations.reduce((all, { balance, state }) => all + of(balance, state), 0)
  return {
    paid: sum(({ paid }) => paid),
    open: sum(({ open }) => Math.max(0, open)),
    overdue: sum(({ overdue }) => overdue),
    overpaid: sum(({ open }) => Math.max(0, -open)),
    returnable: sum(({ paid }, state) => (isOut(state) ? Math.max(0, paid) : 0)),
  }
}

/** One registration; undefined if there is none. */
export async function readRegistration(db: Kysely<Database>, id: number): Promise<Registration | undefined> {
  const [found] = await registrationsWhere(db, sql`registrations.id = ${id}`)
  return found
}

/**
 * The roster of a confirmed team is that of the team itself, unless the team has gone to another organization,
 * which is then none of the organizer's business.
 */
async function registrationsWhere(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
): Promise<Registration[]> {
  const { rows } = await sql<Omit<Registration, 'balance' | 'reference'> & { readonly today: string }>`
    select registrations.id, own_team.id as team_id, state, team_name, registrations.contact_name,
      registrations.contact_email, colours, answers, code, wants_out, registrations.time_created,
      case when state = 'waiting' then (
        select count(*)::integer from registrations as other
        where other.tournament_id = registrations.tournament_id and other.state = 'waiting'
          and (other.waiting_since, other.id) <= (registrations.waiting_since, registrations.id)) end as waiting_place,
      case when own_team.id is null then roster else coalesce((
        select jsonb_agg(jsonb_build_object('player_id', players.id, 'first_name', first_name, 'last_name', last_name,
          'number', coalesce(jersey_number, ''), 'licence_number',
          case when players.owner_id is not distinct from own_team.owner_id then licence_number else '' end) order by number nulls last, last_name, first_name, players.id)
        from team_players join players on players.id = player_id where team_id = own_team.id), '[]') end as roster,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', texts.id, 'version', texts.version, 'title', title, 'text', texts.text) order by texts.id)
        from jsonb_to_recordset(agreed) as given (id integer, version integer)
          join registration_texts as texts on texts.tournament_id = registrations.tournament_id
            and texts.id = given.id and texts.version = given.version), '[]') as agreements,
      coalesce((
        select jsonb_agg(jsonb_build_object('what', what, 'by_team', by_team,
          'time', ${utc(sql`time`)}, 'person', ${person('people')}) order by registration_changes.id)
        from registration_changes left join people on people.id = person_id
        where registration_id = registrations.id), '[]') as changes,
      registrations.fees, fees_version, to_char(now() at time zone tournaments.timezone, 'YYYY-MM-DD') as today,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', payments.id, 'amount', amount, 'day', day, 'note', note,
          'bank_row', case when bank_key is not null then jsonb_build_object('payer', payer, 'text', payments.text) end,
          'time_created', ${utc(sql`payments.time_created`)}, 'person', ${person('payers')},
          'cancelled', case when cancelled_at is not null then jsonb_build_object('time', ${utc(sql`cancelled_at`)},
            'person', ${person('takers')}) end) order by day, payments.id)
        from registration_payments as payments left join people as payers on payers.id = payments.person_id
          left join people as takers on takers.id = cancelled_by
        where registration_id = registrations.id), '[]') as payments
    from registrations join tournaments on tournaments.id = registrations.tournament_id
      left join teams as own_team on own_team.id = registrations.team_id
        and own_team.owner_id is not distinct from tournaments.owner_id
    where ${condition} order by registrations.id`.execute(db)
  return rows.map(({ today, ...row }) => ({
    ...row,
    // Rosters that were sent to an earlier version of the server have no licences.
    roster: row.roster.map(player => ({ ...player, licence_number: player.licence_number ?? '' })),
    reference: referenceOf(row.id),
    balance: balanceOf(row, today),
  }))
}

const utc = (time: RawBuilder<unknown>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** A person of a joined table; null for one whose account is gone. */
const person = (table: string) => sql`case when ${sql.ref(`${table}.id`)} is not null
  then jsonb_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)}) end`
