import {
  scopeOfGame,
  seasonScope,
  tournamentScope,
  type Scope,
} from '../../../shared-schema/replication/scope.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Tx } from '../../database/transaction.ts'
import { operator } from '../../access/author.ts'
import { createRecord } from '../../records/create-records.ts'
import type { ExportedGame } from './read-ultianalytics.ts'

const ORGANIZATION = 'UltiAnalytics'

interface Cup {
  tournament_id: number
  pool_round_id: number
}

/** The season that receives an export: found by its name, or made. */
export class UltianalyticsSeason {
  readonly #players = new Map<string, number>()
  readonly #teams = new Map<string, number>()
  readonly #cups = new Map<string, Cup>()

  private constructor(
    readonly tx: Tx,
    readonly name: string,
    readonly season_id: number,
    readonly team_id: number,
  ) {}

  static async find(tx: Tx, name: string): Promise<UltianalyticsSeason> {
    const organization_id = await findOrMake(tx, 'organizations', { name: ORGANIZATION }, {})
    const league_id = await findOrMake(
      tx,
      'leagues',
      { name, organization_id },
      { sport: 'ultimate', gender: 'open' },
    )
    const season_id = await findOrMake(tx, 'seasons', { name, league_id }, {})
    const cups = await tx.selectFrom('tournaments').select('id').where('season_id', '=', season_id).execute()
    await lockScopes(tx, [seasonScope(season_id), ...cups.map(({ id }) => tournamentScope(id))])
    const team_id = await findOrMake(tx, 'teams', { name, season_id }, {})
    const season = new UltianalyticsSeason(tx, name, season_id, team_id)
    await season.#readRoster()
    return season
  }

  /** Adds missing players to the team's roster. The export has a single name for each player. */
  async addPlayers(names: readonly string[]): Promise<void> {
    for (const name of names.filter(one => !this.#players.has(one))) {
      const [first_name = name, ...rest] = name.split(' ')
      const player_id = await make(this.tx, 'players', {
        first_name,
        last_name: rest.join(' '),
        nickname: name,
        indexable: false,
      })
      await createRecord(this.tx, operator, 'team_players', {
        team_id: this.team_id,
        player_id,
        number: null,
      })
      this.#players.set(name, player_id)
    }
  }

  playerId(name: string | null): number | null {
    return name === null ? null : (this.#players.get(name) ?? null)
  }

  async team(name: string): Promise<number> {
    const id =
      this.#teams.get(name) ?? (await findOrMake(this.tx, 'teams', { name, season_id: this.season_id }, {}))
    this.#teams.set(name, id)
    return id
  }

  /** Makes the game; if the export names a tournament, as one of its pool games. */
  async gameBetween(game: ExportedGame, opponentId: number): Promise<{ game_id: number; scope: Scope }> {
    const cup = game.tournament === '' ? null : await this.#cup(game.tournament)
    if (cup) for (const team_id of [this.team_id, opponentId]) await this.#enter(cup.tournament_id, team_id)
    const place = { season_id: this.season_id, tournament_id: cup?.tournament_id ?? null }
    const game_id = await make(this.tx, 'games', {
      ...place,
      pool_round_id: cup?.pool_round_id ?? null,
      start_time: game.start,
      team_1_id: this.team_id,
      team_2_id: opponentId,
    })
    return { game_id, scope: scopeOfGame(place) }
  }

  async #cup(name: string): Promise<Cup> {
    const known = this.#cups.get(name)
    if (known) return known
    const tournament_id = await findOrMake(this.tx, 'tournaments', { name, season_id: this.season_id }, {})
    const pool_id = await findOrMake(this.tx, 'pools', { name: 'Games', tournament_id }, {})
    const pool_round_id = await findOrMake(this.tx, 'pool_rounds', { pool_id }, {})
    const cup = { tournament_id, pool_round_id }
    this.#cups.set(name, cup)
    return cup
  }

  async #enter(tournament_id: number, team_id: number): Promise<void> {
    const entered = await this.tx
      .selectFrom('tournament_teams')
      .select('team_id')
      .where('tournament_id', '=', tournament_id)
      .where('team_id', '=', team_id)
      .executeTakeFirst()
    if (!entered) await createRecord(this.tx, operator, 'tournament_teams', { tournament_id, team_id })
  }

  async #readRoster(): Promise<void> {
    const roster = await this.tx
      .selectFrom('team_players')
      .innerJoin('players', 'players.id', 'team_players.player_id')
      .select(['players.id', 'players.nickname'])
      .where('team_players.team_id', '=', this.team_id)
      .execute()
    for (const { id, nickname } of roster) this.#players.set(nickname, id)
  }
}

async function make(tx: Tx, family: Family, values: StoredRecord): Promise<number> {
  const [id] = await createRecord(tx, operator, family, values)
  if (id === undefined) throw new Error(`The new ${family} record has no id`)
  return id
}

type Named = 'organizations' | 'leagues' | 'seasons' | 'teams' | 'tournaments' | 'pools' | 'pool_rounds'

/** The record of a family with these values, or a new one that also has the further values. */
async function findOrMake(
  tx: Tx,
  family: Named,
  values: Record<string, string | number>,
  further: StoredRecord,
): Promise<number> {
  let query = tx.selectFrom(family).select('id')
  for (const [name, value] of Object.entries(values)) query = query.where(tx.dynamic.ref(name), '=', value)
  const found = await query.orderBy('id').executeTakeFirst()
  return found?.id ?? make(tx, family, { ...values, ...further })
}
