import { enterTeams, makeSeason, makeTeams } from './replays/league.ts'
import { objectsIn, type Body, type Client } from './client.ts'

export const start_time = '2026-06-13T10:00:00'

/** A tournament of four teams in Amsterdam with one pool round, and everything above it. */
export class EventOfFour {
  readonly organization: number
  private constructor(
    readonly office: Client,
    readonly league: Awaited<ReturnType<typeof makeSeason>>,
    readonly tournament: number,
    readonly teams: readonly number[],
    readonly pool: number,
    readonly poolRound: number,
  ) {
    this.organization = league.organization
  }

  static async make(office: Client, values: Body = {}): Promise<EventOfFour> {
    const league = await makeSeason(office)
    const tournament = (
      await office.make('tournaments', {
        name: 'Cup',
        season_id: league.season,
        timezone: 'Europe/Amsterdam',
        ...values,
      })
    ).id
    const teams = await makeTeams(office, league.season, ['One', 'Two', 'Three', 'Four'])
    await enterTeams(office, tournament, teams)
    const pool = (await office.make('pools', { name: 'A', tournament_id: tournament, team_ids: teams })).id
    return new EventOfFour(
      office,
      league,
      tournament,
      teams,
      pool,
      (await office.make('pool_rounds', { pool_id: pool })).id,
    )
  }

  poolGame = (values: Body = {}) =>
    this.office.make('games', {
      pool_round_id: this.poolRound,
      start_time,
      team_1_id: this.teams[0],
      team_2_id: this.teams[1],
      ...values,
    })

  async bracketGame(): Promise<Body & { id: number }> {
    const bracket = await this.office.make('brackets', {
      tournament_id: this.tournament,
      start_time,
      number_of_rounds: 1,
    })
    const [game] = (await this.office.list(`/games/?bracket_id=${bracket.id}`)).objects
    return { ...game, id: Number(game?.id) }
  }

  async swissGame(): Promise<Body & { id: number }> {
    const {
      games: [game],
    } = await this.swissRound()
    return { ...game, id: Number(game?.id) }
  }

  async swissRound(values: Body = {}) {
    const round = await this.office.make('swiss_rounds', {
      tournament_id: this.tournament,
      start_time,
      ...values,
    })
    return { round, games: objectsIn(round.games) }
  }
}

/** The fields that a refusal names. */
export const wrongIn = ({ status, body }: { status: number; body: Body }): unknown => [
  status,
  body.errors instanceof Object ? Object.keys(body.errors) : [],
]
