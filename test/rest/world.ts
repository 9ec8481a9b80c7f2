import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Value, Values } from './arbitrary-values.ts'
import type { Body, Client } from './client.ts'

/** The attributes of a pass and a goal; the others belong to other types. */
const ofPasses = new Set([
  'type',
  'game_id',
  'time',
  'ordinal_number',
  'player_1_id',
  'player_1_team_id',
  'player_2_id',
  'player_2_team_id',
])

/** Records of every family that others can be linked to. */
export class World {
  readonly office: Client
  readonly known: ReadonlyMap<Family, readonly number[]>

  private constructor(office: Client, known: ReadonlyMap<Family, readonly number[]>) {
    this.office = office
    this.known = known
  }

  static async make(office: Client): Promise<World> {
    const known = new Map<Family, number[]>()
    const make = async (family: Family, values: Body): Promise<number> => {
      const { id } = await office.make(family, values)
      known.set(family, [...(known.get(family) ?? []), id])
      return id
    }
    const organization_id = await make('organizations', { name: 'Org', is_public: true })
    const league_id = await make('leagues', { name: 'League', organization_id })
    const season_id = await make('seasons', { name: '2026', league_id })
    await make('meets', { name: 'Windmill', organization_id })
    await make('officials', { name: 'Ada', organization_id })
    const tournament_id = await make('tournaments', { name: 'Cup', season_id, timezone: 'Etc/GMT-2' })
    const event_site_id = await make('event_sites', { name: 'Park', tournament_id })
    await make('game_sites', { name: 'Field 1', event_site_id })
    for (const name of ['Ann', 'Bob', 'Cas']) {
      const team_id = await make('teams', { name, season_id })
      await office.make('tournament_teams', { tournament_id, team_id })
    }
    await make('players', { first_name: 'Eva' })
    const pool_id = await make('pools', { name: 'A', tournament_id })
    await make('pool_rounds', { pool_id })
    await make('games', { season_id, start_time: '2026-06-01T10:00:00Z' })
    return new World(office, known)
  }

  /**
   * Makes a record of a family; what it needs for itself alone (a game to score, a team to enlist) is made
   * first.
   */
  async record(family: Family, given: Values): Promise<{ values: Values; body: Body }> {
    const values = this.consistent(family, { ...given, ...(await this.#ownLinks(family)) }, {})
    const sent = Object.fromEntries(Object.entries(values).map(([name, { sent }]) => [name, sent]))
    const { status, body } = await this.office.post(`/${family}/`, sent)
    if (status !== 201) throw new Error(`POST ${family}: ${status} ${JSON.stringify(body)}`)
    return { values, body }
  }

  /** The values without those that do not go together with others, given or already kept. */
  consistent(family: Family, given: Values, kept: Values): Values {
    const both = { ...kept, ...given }
    const without = (...names: string[]): Values =>
      Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
    switch (family) {
      // A player has a name.
      case 'players': {
        const names = ['first_name', 'last_name', 'nickname']
        return names.some(name => textOf(both[name], '').trim() !== '')
          ? given
          : { ...given, nickname: { sent: 'Ann', read: 'Ann' } }
      }
      // Both say the same number.
      case 'team_players': {
        const jersey = given.jersey_number?.read
        if (jersey === undefined) return given
        const number = jersey === null ? null : Number(jersey)
        return { ...given, number: { sent: number, read: number } }
      }
      // An official or a team: here the official.
      case 'game_officials':
        if (given.official_id?.read != null) return given
        return 'official_id' in kept
          ? without('official_id')
          : { ...given, official_id: { sent: this.#id('officials'), read: this.#id('officials') } }
      case 'meets':
      case 'seasons':
      case 'tournaments':
        return textOf(both.end_date, '3') < textOf(both.start_date, '1')
          ? without('start_date', 'end_date')
          : given
      // Only a game with a pool round is one of a tournament.
      case 'games': {
        // The game that known games lead to is in no tournament.
        const round = 'pool_round_id' in kept ? kept.pool_round_id : given.pool_round_id
        const ways = round?.read == null ? [] : ['next_game_for_winner_id', 'next_game_for_loser_id']
        return without('tournament_id', ...('pool_round_id' in kept ? ['pool_round_id'] : []), ...ways)
      }
      case 'tie_decisions': {
        const team_ids = both.team_ids?.read
        return Array.isArray(team_ids) && team_ids.length < 2
          ? { ...given, team_ids: this.#all('teams') }
          : given
      }
      // One that is left out when it is made is the name.
      case 'teams':
        return 'short_name' in kept || given.short_name?.read !== '' ? given : without('short_name')
      case 'events': {
        const [one, two] = [both.player_1_id?.read ?? null, both.player_2_id?.read ?? null]
        const isToOneself = one !== null && one === two
        return Object.fromEntries(
          Object.entries(given).filter(
            ([name]) =>
              ofPasses.has(name) &&
              !(name === 'game_id' && name in kept) &&
              !(isToOneself && (name === 'player_1_id' || name === 'player_2_id')),
          ),
        )
      }
      default:
        return given
    }
  }

  async #ownLinks(family: Family): Promise<Values> {
    // The first round there, even if there are others.
    if (family === 'pool_rounds')
      return {
        pool_id: await this.#fresh('pools', { name: 'Fresh', tournament_id: this.#id('tournaments') }),
      }
    if (family === 'swiss_rounds') return { tournament_id: await this.#freshTournament() }
    const { key, fields } = resourceOf(family)
    const owned = fields.game_id ? 'game_id' : key.find(name => name === 'player_id' || name === 'team_id')
    switch (owned) {
      case 'game_id': {
        const [team_1_id, team_2_id] = this.known.get('teams') ?? []
        return {
          game_id: await this.#fresh('games', {
            season_id: this.#id('seasons'),
            start_time: '2026-06-01T10:00:00Z',
            team_1_id,
            team_2_id,
          }),
        }
      }
      case 'team_id':
        return { team_id: await this.#fresh('teams', { name: 'Fresh', season_id: this.#id('seasons') }) }
      default:
        return {}
    }
  }

  async #freshTournament(): Promise<Value> {
    const made = await this.#fresh('tournaments', { name: 'Fresh', season_id: this.#id('seasons') })
    for (const team_id of (this.known.get('teams') ?? []).slice(0, 2))
      await this.office.make('tournament_teams', { tournament_id: made.read, team_id })
    return made
  }

  async #fresh(family: Family, values: Body): Promise<Value> {
    const { id } = await this.office.make(family, values)
    return { sent: id, read: id }
  }

  #all(family: Family): Value {
    const ids = this.known.get(family) ?? []
    return { sent: ids, read: ids }
  }

  #id(family: Family): number {
    return this.known.get(family)?.[0] ?? 0
  }
}

const textOf = (value: Value | undefined, otherwise: string): string =>
  typeof value?.read === 'string' ? value.read : otherwise
