import { sql } from 'kysely'
import { allLinks } from '../../shared-schema/resources/all-links.ts'
import { resourceOf } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { keyOf } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { publish, type Touched } from './catalog.ts'
import { Problem } from './problem.ts'
import { refoldAndPublish } from './refold-game.ts'

/** What names a team in a tournament because the team takes part: its pools, its games, decisions about ties, invitations. */
const placesOfEntrants = allLinks.filter(({ holder, to, isKept, attach }) =>
  to === 'teams' && isKept && (attach === 'entrant' || attach === 'own or entrant') && 'tournament_id' in resourceOf(holder).fields)

/** @throws Problem 409 where a team has played in the tournament of its entry: what happened there stays */
export async function demandUnplayed(tx: Tx, entry: Stored): Promise<void> {
  const played = (await gamesOf(tx, entry)).find(({ status }) => status !== 'scheduled')
  if (played) throw new Problem(409, `The team has played in this tournament already (game ${played.id}), so it stays. The tournament's office can withdraw it from what is still to be played, by its status.`)
}

/** @throws Problem 409 naming the games that a team is to play in the tournament of its entry */
export async function demandNoGames(tx: Tx, entry: Stored): Promise<void> {
  const games = await gamesOf(tx, entry)
  if (games.length === 0) return
  const named = `${games.length === 1 ? 'game' : 'games'} ${games.map(({ id }) => id).join(', ')}`
  throw new Problem(409, `The team is to play ${named} of this tournament. Take it out of ${games.length === 1 ? 'that' : 'those'} first, or repeat this with ?cascade=true: then it goes out of games and pools.`)
}

/** Takes a team that has not played out of all that names it in the tournament of its entry: games then wait for another team. */
export async function takeOut(tx: Tx, { tournament_id, team_id }: Stored): Promise<void> {
  const touched: Touched = []
  for (const { holder, field, isList } of placesOfEntrants) {
    const [column, team] = [sql.ref(field), sql`${team_id}::integer`]
    const { rows } = await sql<Stored>`
      update ${sql.table(holder)} set ${column} = ${isList ? sql`array_remove(${column}, ${team})` : sql`null`}, time_last_updated = now()
      where tournament_id = ${tournament_id} and ${isList ? sql`${team} = any(${column})` : sql`${column} = ${team}`} returning *`.execute(tx)
    touched.push(...rows.map(record => ({ family: holder, key: keyOf(holder, record) })))
  }
  for (const [id = 0] of touched.filter(({ family }) => family === 'games').map(({ key }) => key)) await refoldAndPublish(tx, id)
  await publish(tx, touched)
}

/** Counts the games of a team in the tournament of its entry anew: what it plays counts above the game while it takes part. */
export async function countAgain(tx: Tx, entry: Stored): Promise<void> {
  for (const { id, has_entries } of await gamesOf(tx, entry)) if (has_entries) await refoldAndPublish(tx, id)
}

const gamesOf = (tx: Tx, { tournament_id, team_id }: Stored) => tx.selectFrom('games').select(['id', 'status'])
  .select(sql<boolean>`exists (select from entries where entries.game_id = games.id and refusal is null)`.as('has_entries'))
  .where('tournament_id', '=', Number(tournament_id)).where(eb => eb.or([eb('team_1_id', '=', Number(team_id)), eb('team_2_id', '=', Number(team_id))]))
  .orderBy('id').execute()
