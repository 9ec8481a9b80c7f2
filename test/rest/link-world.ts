import { v7 as uuid } from 'uuid'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { transaction, type Tx } from '../../server/database/transaction.ts'
import { operator } from '../../server/access/author.ts'
import { recordEntries } from '../../server/games/entries/record-entries.ts'
import { createRecord } from '../../server/records/create-records.ts'
import { joinAs, type TestServer } from '../support/server.ts'
import { start_time, type Own } from './own-values.ts'

/**
 * The owner of a record that somebody would tie to their own: the columns of the table in docs/roles.md.
 */
export const whose = ['own', 'guest', 'public', 'private', 'viewer', 'scorekeeper', 'admin'] as const
export type Whose = (typeof whose)[number]

/** One organization with a record of each family to which links lead. */
export interface Estate extends Own {
  readonly organization: number
  /** A goal of the game, and the tablet on which it was recorded. */
  readonly entryId: string
  readonly deviceId: string
}

/** Somebody's organization with a public tournament, and one of each kind of other organizations. */
export interface LinkWorld {
  readonly estates: Readonly<Record<Whose, Estate>>
  /** A game of the tournament in which the guest plays. */
  readonly guestGame: number
  /**
   * The token of an admin of their own organization, who has the roles in the others that these are called
   * after.
   */
  readonly token: string
}

/** A mark in every name of an organization's records, by which a disclosure is found. */
export const markOf = (one: Whose): string => `Zq${one}`

export async function makeLinkWorld(server: TestServer): Promise<LinkWorld> {
  const made = new Map<Whose, Estate>()
  for (const one of whose) made.set(one, await transaction(server.db, tx => makeEstate(tx, one)))
  const estate = (one: Whose): Estate => {
    const found = made.get(one)
    if (!found) throw new Error(`There is no estate ${one}`)
    return found
  }
  const estates = {
    own: estate('own'),
    guest: estate('guest'),
    public: estate('public'),
    private: estate('private'),
    viewer: estate('viewer'),
    scorekeeper: estate('scorekeeper'),
    admin: estate('admin'),
  }
  const { own, guest } = estates
  const guestGame = await transaction(server.db, async tx => {
    await createRecord(tx, operator, 'tournament_teams', {
      tournament_id: own.ids.tournaments,
      team_id: guest.ids.teams,
    })
    return idOf(
      await createRecord(tx, operator, 'games', {
        pool_round_id: own.ids.pool_rounds,
        start_time,
        team_1_id: own.ids.teams,
        team_2_id: guest.ids.teams,
      }),
    )
  })
  return { estates, guestGame, token: await makeAuthor(server, estates) }
}

async function makeEstate(tx: Tx, one: Whose): Promise<Estate> {
  const name = markOf(one)
  const make = async (family: Family, values: StoredRecord) =>
    idOf(await createRecord(tx, operator, family, values))
  const organizations = await make('organizations', { name, is_public: one === 'public' || one === 'guest' })
  const leagues = await make('leagues', { name, organization_id: organizations })
  const seasons = await make('seasons', { name, league_id: leagues })
  const team = (nickname: string) => make('teams', { name: `${name} ${nickname}`, season_id: seasons })
  const player = () => make('players', { first_name: name, last_name: name, organization_id: organizations })
  const [teams, secondTeam, freeTeam] = [await team('One'), await team('Two'), await team('Free')]
  const [players, freePlayer] = [await player(), await player()]
  await createRecord(tx, operator, 'team_players', { team_id: teams, player_id: players })
  const meets = await make('meets', { name, organization_id: organizations })
  const officials = await make('officials', { name, organization_id: organizations })
  const tournaments = await make('tournaments', { name, season_id: seasons, is_public: one === 'own' })
  for (const team_id of [teams, secondTeam])
    await createRecord(tx, operator, 'tournament_teams', { tournament_id: tournaments, team_id })
  const event_sites = await make('event_sites', { name, tournament_id: tournaments })
  const game_sites = await make('game_sites', { name, event_site_id: event_sites })
  const pool = () => make('pools', { name, tournament_id: tournaments, team_ids: [teams, secondTeam] })
  // The first pool is played, so that teams can go on from it; games are made in the second.
  const [pools, open] = [await pool(), await pool()]
  const [played, pool_rounds] = [
    await make('pool_rounds', { pool_id: pools }),
    await make('pool_rounds', { pool_id: open }),
  ]
  const sides = { start_time, team_1_id: teams, team_2_id: secondTeam }
  const final = async (game_id: number) =>
    make('game_scores', { game_id, team_1_score: 15, team_2_score: 9, is_final: true })
  await final(await make('games', { pool_round_id: played, ...sides }))
  const swiss_rounds = await make('swiss_rounds', { tournament_id: tournaments, start_time })
  for (const { id } of await tx
    .selectFrom('games')
    .select('id')
    .where('swiss_round_id', '=', swiss_rounds)
    .execute())
    await final(id)
  const brackets = await make('brackets', { tournament_id: tournaments, start_time, number_of_rounds: 1 })
  const games = await make('games', { pool_round_id: pool_rounds, ...sides })
  const goal: Entry = {
    id: uuid(),
    device_id: uuid(),
    game_id: games,
    counter: 1,
    after: null,
    recorded_at: '2026-06-01T08:00:00.000Z',
    recorded_by: name,
    kind: 'play',
    data: goalOf(teams, players, null),
  }
  await recordEntries(tx, tournamentScope(tournaments), [goal], operator)
  return {
    organization: organizations,
    secondTeam,
    freeTeam,
    freePlayer,
    entryId: goal.id,
    deviceId: goal.device_id,
    ids: {
      organizations,
      leagues,
      seasons,
      teams,
      players,
      meets,
      officials,
      tournaments,
      event_sites,
      game_sites,
      pools,
      pool_rounds,
      swiss_rounds,
      brackets,
      games,
    },
  }
}

const idOf = ([id = 0]: readonly number[]): number => id

/** One person with a role in several organizations. */
async function makeAuthor(
  { url, db }: TestServer,
  { own, viewer, scorekeeper, admin }: LinkWorld['estates'],
): Promise<string> {
  const token = await joinAs(url, db, 'admin', own.organization)
  const { person_id } = await db
    .selectFrom('roles')
    .select('person_id')
    .where('organization_id', '=', own.organization)
    .executeTakeFirstOrThrow()
  const roles = [
    ['viewer', viewer],
    ['scorekeeper', scorekeeper],
    ['admin', admin],
  ] as const
  await db
    .insertInto('roles')
    .values(
      roles.map(([role, { organization }]) => ({
        person_id,
        organization_id: organization,
        role,
        place_kind: null,
        place_id: null,
      })),
    )
    .execute()
  return token
}
