import { objectsIn, type Body, type Client } from '../client.ts'
import { makeSeason, makeTeams } from '../replays/league.ts'

/** A tournament run by a script through REST: teams of known strength, whose games end as that says. */
export class FieldOfTeams {
  readonly office: Client
  readonly tournament: number
  readonly season: number
  /** Best first, which is also the order of their seeds. */
  readonly teams: readonly number[]

  private constructor(office: Client, season: number, tournament: number, teams: readonly number[]) {
    this.office = office
    this.season = season
    this.tournament = tournament
    this.teams = teams
  }

  static async make(office: Client, size: number, settings: Body = {}): Promise<FieldOfTeams> {
    const { season } = await makeSeason(office)
    const { id } = await office.make('tournaments', {
      name: 'Windmill',
      season_id: season,
      timezone: 'Europe/Amsterdam',
      ...settings,
    })
    const teams = await makeTeams(
      office,
      season,
      Array.from({ length: size }, (_, index) => `Team ${index + 1}`),
    )
    for (const [index, team_id] of teams.entries())
      await office.make('tournament_teams', { tournament_id: id, team_id, seed: index + 1 })
    return new FieldOfTeams(office, season, id, teams)
  }

  /** Makes fields of one site, `Field 1` and so on. @returns their ids */
  async makeFields(many: number): Promise<unknown[]> {
    const park = await this.office.make('event_sites', { name: 'Park', tournament_id: this.tournament })
    const ids: unknown[] = []
    for (let number = 1; number <= many; number++)
      ids.push((await this.office.make('game_sites', { name: `Field ${number}`, event_site_id: park.id })).id)
    return ids
  }

  /** The answer of an address below the tournament. */
  async read(path: string): Promise<Body> {
    const { status, body } = await this.office.get(`/tournaments/${this.tournament}/${path}/`)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  game = async (id: unknown): Promise<Body> => (await this.office.get(`/games/${String(id)}/`)).body

  async games(filter = ''): Promise<Body[]> {
    const { objects } = await this.office.list(
      `/games/?tournament_id=${this.tournament}&limit=200&order_by=[start_time,id]${filter}`,
    )
    return objects
  }

  /** The stronger team wins, by as much as it is stronger and at most by 10. A late team beats all others. */
  scoreOf({ team_1_id, team_2_id }: Body): { team_1_score: number; team_2_score: number } {
    // The first of two late teams wins: a bracket game needs a winner.
    const lead = this.teams.indexOf(Number(team_2_id)) - this.teams.indexOf(Number(team_1_id)) || 1
    const margin = Math.min(Math.abs(lead), 10)
    return lead > 0
      ? { team_1_score: 15, team_2_score: 15 - margin }
      : { team_1_score: 15 - margin, team_2_score: 15 }
  }

  report = (game: Body, score: Body = this.scoreOf(game)): Promise<Body> =>
    this.office.make('game_scores', { game_id: game.id, is_final: true, ...score })

  /** Plays games in the order of their time until none with two teams is left. */
  async playAll(filter = ''): Promise<number> {
    for (let played = 0; ;) {
      const due = (await this.games(filter)).filter(
        game => game.status === 'scheduled' && game.team_1_id !== null && game.team_2_id !== null,
      )
      if (due.length === 0) return played
      for (const game of due) await this.report(game)
      played += due.length
    }
  }

  standings = async (): Promise<Body[]> => objectsIn((await this.read('standings')).standings)
  openDecisions = async (): Promise<Body[]> => objectsIn((await this.read('open_decisions')).open_decisions)
  /** A team by its strength, from 1. */
  team = (strength: number): number => this.teams[strength - 1] ?? 0
  /** The strengths of teams. */
  strengths = (ids: readonly unknown[]): number[] => ids.map(id => this.teams.indexOf(Number(id)) + 1)
}
