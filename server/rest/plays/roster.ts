import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'

/** A player on a roster of the game. */
interface Rostered {
  readonly player_id: number
  readonly team_id: number
  readonly jersey_number: string | null
  readonly first_name: string
  readonly last_name: string
  readonly nickname: string
}

/** The players on the rosters of a game's teams. */
export async function rosterOf(tx: Tx, teams: readonly (number | null)[]): Promise<Rostered[]> {
  const { rows } = await sql<Rostered>`
    select team_id, player_id, jersey_number, first_name, last_name, nickname
    from team_players join players on players.id = player_id where team_id = any(${teams}::integer[])`.execute(
    tx,
  )
  return rows
}

/**
 * The player with a number or name.
 * @param team the player's team, if known
 * @throws Problem for the column if no player or several match
 */
export function playerCalled(
  roster: readonly Rostered[],
  column: string,
  called: { readonly number: string; readonly name: string },
  team: number | null,
): number | null {
  const { number, name } = called
  if (number === '' && name === '') return null
  const named = roster.filter(
    one => (team === null || one.team_id === team) && (name === '' || namesOf(one).includes(plain(name))),
  )
  const fitting = number === '' ? named : numbered(named, number)
  const [first, ...more] = new Set(fitting.map(({ player_id }) => player_id))
  const of = `${column}_${number === '' ? 'name' : 'number'}`
  if (first === undefined) throw Problem.field(of, t => t('plays.nobodyFits'))
  if (more.length > 0)
    throw Problem.field(of, t => t('plays.severalFit', { players: [first, ...more].join(', ') }))
  return first
}

/** Players with exactly this number; if there are none, those whose number differs only in leading zeros. */
function numbered(roster: readonly Rostered[], number: string): readonly Rostered[] {
  const exact = roster.filter(one => one.jersey_number === number)
  return exact.length > 0 || !/^\d+$/.test(number)
    ? exact
    : roster.filter(one => one.jersey_number !== null && Number(one.jersey_number) === Number(number))
}

const namesOf = ({ first_name, last_name, nickname }: Rostered): string[] =>
  [`${first_name} ${last_name}`, `${last_name} ${first_name}`, last_name, nickname]
    .map(plain)
    .filter(name => name !== '')

const plain = (name: string): string =>
  name
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()
