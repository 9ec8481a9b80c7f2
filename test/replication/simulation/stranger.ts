import { sql } from 'kysely'
import { at } from '../../../shared-schema/rules/at.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { Client } from '../../rest/client.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { joinAs } from '../../support/server.ts'
import type { Ground } from './ground.ts'
import { insist } from './insist.ts'
import type { Attachment } from './steps.ts'

/**
 * The admin of another organization, who ties what everybody may read of the venue's to their own, without
 * asking.
 */
export class Stranger {
  readonly #ground: Ground
  readonly #venue: SmallLeague
  readonly #own: SmallLeague
  readonly #game: number
  readonly #token: string
  #term = 0

  private constructor(ground: Ground, venue: SmallLeague, own: SmallLeague, game: number, token: string) {
    this.#ground = ground
    this.#venue = venue
    this.#own = own
    this.#game = game
    this.#token = token
  }

  static async join(ground: Ground, venue: SmallLeague): Promise<Stranger> {
    const own = await makeLeague(ground.db)
    const token = await insist(server =>
      joinAs(at(ground.servers, server % ground.servers.length), ground.db, 'admin', own.organization),
    )
    return new Stranger(ground, venue, own, await makeGame(ground.db, own), token)
  }

  /**
   * Tries it. The server's answer is ignored, and while servers or database are away it has no effect.
   */
  async attach(what: Attachment): Promise<void> {
    await this.#try(what).catch(() => undefined)
  }

  async #try(what: Attachment): Promise<unknown> {
    const {
      tournament,
      season,
      poolRound,
      teams: [team],
    } = this.#own
    const {
      teams: [theirs],
      players,
    } = this.#venue
    const player = at(players[0], 0)
    const client = new Client(at(this.#ground.servers, 0), this.#token)
    switch (what) {
      case 'team of a game':
        return client.post('/games/', {
          season_id: season,
          tournament_id: tournament,
          pool_round_id: poolRound,
          team_1_id: team,
          team_2_id: theirs,
          start_time: '2026-06-01T10:00:00',
        })
      case 'team of a pool':
        return client.post('/pools/', { name: 'B', tournament_id: tournament, team_ids: [team, theirs] })
      case 'entered team':
        return client.post('/tournament_teams/', { tournament_id: tournament, team_id: theirs })
      case 'player of a team':
        return client.post('/team_players/', { team_id: team, player_id: player })
      case 'player of a play':
        return this.#push(device => device.entry(this.#game, 'play', goalOf(team, player, null)))
      case 'walk-on of a team':
        return this.#push(device =>
          device.entry(this.#game, 'walk_on', {
            team_id: theirs,
            first_name: 'Trojan',
            last_name: 'Horse',
            nickname: '',
            number: null,
          }),
        )
    }
  }

  /** From a new tablet, whose sheet is the one that counts. */
  async #push(entry: (device: Device) => object): Promise<void> {
    const device = new Device(at(this.#ground.servers, 0), `tournament:${this.#own.tournament}`, this.#token)
    await device.push([device.entry(this.#game, 'claim', { term: ++this.#term }), entry(device)])
  }

  /** The venue's records that are tied to the stranger's. */
  async attached(): Promise<string[]> {
    const [stranger, venue] = [this.#own.organization, this.#venue.organization]
    const { rows } = await sql<{ text: string }>`
      with own_teams as (select id from teams where owner_id = ${venue}), own_players as (select id from players where owner_id = ${venue})
      select 'team ' || own_teams.id || ' plays in game ' || games.id as text
        from games join own_teams on own_teams.id in (team_1_id, team_2_id) where owner_id = ${stranger}
      union all select 'team ' || own_teams.id || ' is in pool ' || pools.id
        from pools join own_teams on own_teams.id = any(team_ids) where owner_id = ${stranger}
      union all select 'team ' || team_id || ' takes part in tournament ' || tournament_id
        from tournament_teams where owner_id = ${stranger} and team_id in (select id from own_teams) and consent in ('given', 'not needed')
      union all select 'player ' || player_id || ' is in team ' || team_id
        from team_players join teams on teams.id = team_id where teams.owner_id = ${stranger} and player_id in (select id from own_players)
      union all select 'player ' || own_players.id || ' is named by event ' || events.id
        from events join own_players on own_players.id in (player_1_id, player_2_id, player_3_id) where owner_id = ${stranger}
      union all select 'player ' || players.id || ' walked on at game ' || game_id
        from players join entries on entries.id = entry_id where owner_id = ${venue} and game_id = ${this.#game}`.execute(
      this.#ground.db,
    )
    return rows.map(({ text }) => text)
  }
}
