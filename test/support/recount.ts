import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { consenting } from '../../shared-schema/resources/consent.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { ruledState } from '../../shared-schema/scoring/ruled-state.ts'
import { isSport, rulesOf } from '../../shared-schema/sports/index.ts'
import type { Database } from '../../server/database/schema.ts'

/**
 * Every stat line, `line → counters`, as the database stores them.
 * @param only the games of which there are to be lines; without them, all lines
 */
export async function storedLines(
  db: Kysely<Database>,
  only?: readonly number[],
): Promise<Map<string, Record<string, number>>> {
  const lines = await db
    .selectFrom('stat_lines')
    .selectAll()
    .$if(only !== undefined, query => query.where('game_id', 'in', only ?? []))
    .execute()
  return new Map(
    lines.map(line => {
      const ids = [
        line.player_id,
        line.team_id,
        line.game_id,
        line.tournament_id,
        line.season_id,
        line.league_id,
      ]
      return [`${line.subject} ${line.level} ${ids.join('/')} of ${line.owner_id}`, { ...line.counters }]
    }),
  )
}

/**
 * The stat lines that are not what a count from nothing gives, with both.
 * @param games those of which the lines at the level of games are compared; without them, all lines
 */
export async function wrongLines(db: Kysely<Database>, games?: readonly number[]): Promise<string[]> {
  const [stored, counted] = [await storedLines(db, games), await recountedLines(db, games)]
  return [...new Set([...stored.keys(), ...counted.keys()])]
    .filter(line => !games || line.includes(' game '))
    .filter(line => !isDeepStrictEqual(stored.get(line), counted.get(line)))
    .map(
      line =>
        `${line} is ${JSON.stringify(stored.get(line))}, counted is ${JSON.stringify(counted.get(line))}`,
    )
}

/**
 * The same, counted from nothing: every game folded from its entries, and added up in a plain loop.
 * @param only the games that are counted; without them, all
 */
async function recountedLines(
  db: Kysely<Database>,
  only?: readonly number[],
): Promise<Map<string, Record<string, number>>> {
  const lines = new Map<string, Record<string, number>>()
  const walkOns = new Map(
    (
      await db.selectFrom('players').select(['id', 'entry_id']).where('entry_id', 'is not', null).execute()
    ).map(player => [player.entry_id, player.id]),
  )
  const teams = new Map(
    (await db.selectFrom('teams').select(['id', 'owner_id']).execute()).map(({ id, owner_id }) => [
      id,
      owner_id,
    ]),
  )
  const seasons = new Map(
    (
      await db
        .selectFrom('teams')
        .innerJoin('seasons', 'seasons.id', 'teams.season_id')
        .select(['teams.id', 'season_id', 'league_id'])
        .execute()
    ).map(({ id, season_id, league_id }) => [id, `${season_id}/${league_id}`]),
  )
  const players = new Map(
    (await db.selectFrom('players').select(['id', 'owner_id']).execute()).map(({ id, owner_id }) => [
      id,
      owner_id,
    ]),
  )
  const former = new Map(
    (await db.selectFrom('former_players').select(['id', 'into_id']).execute()).map(({ id, into_id }) => [
      id,
      into_id,
    ]),
  )
  const rostered = new Set(
    (await db.selectFrom('rostered').selectAll().execute()).map(row => `${row.team_id}/${row.player_id}`),
  )
  const entered = new Set(
    (
      await db
        .selectFrom('tournament_teams')
        .select(['tournament_id', 'team_id'])
        .where('consent', 'in', consenting)
        .execute()
    ).map(row => `${row.tournament_id}/${row.team_id}`),
  )
  const hiddenTournaments = new Set(
    (await db.selectFrom('tournaments').select('id').where('visibility', '=', 'hidden').execute()).map(
      ({ id }) => id,
    ),
  )
  const hiddenRounds = new Set(
    (await db.selectFrom('swiss_rounds').select('id').where('visibility', '=', 'hidden').execute()).map(
      ({ id }) => id,
    ),
  )
  const games = await db
    .selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .selectAll('games')
    .select(['league_id', 'sport'])
    .$if(only !== undefined, query => query.where('games.id', 'in', only ?? []))
    .execute()
  for (const game of games) {
    if (!isSport(game.sport)) continue
    const entries = await db
      .selectFrom('entries')
      .select('document')
      .where('game_id', '=', game.id)
      .where('refusal', 'is', null)
      .execute()
    const rules = rulesOf(game.sport)
    const recorded = foldGame(
      game,
      rules,
      entries.map(row => row.document),
    )
    const state = ruledState(recorded, game.ruling)
    const nobodyElse = (named: PlayerReference | null): number | null => {
      const id = typeof named === 'number' ? named : (walkOns.get(named) ?? null)
      const now = id === null || players.has(id) ? id : (former.get(id) ?? null)
      const isOfGame =
        id !== null &&
        now !== null &&
        (players.get(now) === game.owner_id ||
          [id, now].some(
            one => rostered.has(`${game.team_1_id}/${one}`) || rostered.has(`${game.team_2_id}/${one}`),
          ))
      return isOfGame ? now : null
    }
    const plays = state.plays.map(counted => ({
      ...counted,
      play: {
        ...counted.play,
        player_1_id: nobodyElse(counted.play.player_1_id),
        player_2_id: nobodyElse(counted.play.player_2_id),
        player_3_id: nobodyElse(counted.play.player_3_id),
      },
    }))
    const box = boxScore(game, rules, { ...state, plays })
    const isHidden =
      hiddenTournaments.has(game.tournament_id ?? 0) || hiddenRounds.has(game.swiss_round_id ?? 0)
    const isSingle =
      game.tournament_id !== null && (game.pool_id ?? game.bracket_id ?? game.swiss_round_id) === null
    const isCounted = (team: number): boolean =>
      !isHidden &&
      !isSingle &&
      (teams.get(team) === game.owner_id || entered.has(`${game.tournament_id}/${team}`))
    const [t, s, l] = [game.tournament_id ?? 0, game.season_id, game.league_id]
    for (const { team_id, counters } of box.teams) {
      const own = (line: string) => `${line} of ${teams.get(team_id)}`
      add(own(`team game 0/${team_id}/${game.id}/${t}/${s}/${l}`), counters)
      if (!isCounted(team_id)) continue
      if (t) add(own(`team tournament 0/${team_id}/0/${t}/${s}/${l}`), counters)
      add(own(`team season 0/${team_id}/0/0/${s}/${l}`), counters)
      add(own(`team league 0/${team_id}/0/0/0/${l}`), counters)
      add(own(`team sport 0/${team_id}/0/0/0/0`), counters)
    }
    for (const line of box.players) {
      const player = Number(line.player_id)
      const own = (text: string) => `${text} of ${players.get(player)}`
      add(own(`player game ${player}/${line.team_id}/${game.id}/${t}/${s}/${l}`), line.counters)
      if (!isCounted(line.team_id)) continue
      add(own(`player team ${player}/${line.team_id}/0/0/${seasons.get(line.team_id)}`), line.counters)
      if (t) add(own(`player tournament ${player}/0/0/${t}/${s}/${l}`), line.counters)
      add(own(`player season ${player}/0/0/0/${s}/${l}`), line.counters)
      add(own(`player league ${player}/0/0/0/0/${l}`), line.counters)
      add(own(`player sport ${player}/0/0/0/0/0`), line.counters)
    }
  }
  return lines

  function add(key: string, counters: Readonly<Record<string, number>>): void {
    const line = { ...lines.get(key) }
    for (const [name, count] of Object.entries(counters)) line[name] = (line[name] ?? 0) + count
    // Totals that are 0 again are left out, as if nothing had been counted.
    lines.set(key, Object.fromEntries(Object.entries(line).filter(([, total]) => total !== 0)))
  }
}

/** The figures of teams in the games of a pool, as plain numbers. */
export interface CountedLine {
  readonly team_id: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly plus_minus: number
}

/**
 * The standings of a pool in no order, counted from nothing: every game folded from its entries, for each of
 * its teams.
 */
export async function recountedStandings(db: Kysely<Database>, poolId: number): Promise<CountedLine[]> {
  const { team_ids } = await db
    .selectFrom('pools')
    .select('team_ids')
    .where('id', '=', poolId)
    .executeTakeFirstOrThrow()
  const games = await db
    .selectFrom('games')
    .innerJoin('seasons', 'seasons.id', 'games.season_id')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .select(['games.id', 'team_1_id', 'team_2_id', 'ruling', 'sport'])
    .where('pool_id', '=', poolId)
    .execute()
  const lines = new Map(
    team_ids.map(team_id => [team_id, { team_id, wins: 0, losses: 0, ties: 0, plus_minus: 0 }]),
  )
  for (const game of games) {
    if (!isSport(game.sport)) continue
    const entries = await db
      .selectFrom('entries')
      .select('document')
      .where('game_id', '=', game.id)
      .where('refusal', 'is', null)
      .execute()
    const recorded = foldGame(
      game,
      rulesOf(game.sport),
      entries.map(row => row.document),
    )
    const { status, team_1_score, team_2_score, forfeit_team_ids } = ruledState(recorded, game.ruling)
    if (status !== 'final') continue
    const sides = [
      [game.team_1_id, team_1_score - team_2_score, game.team_2_id],
      [game.team_2_id, team_2_score - team_1_score, game.team_1_id],
    ] as const
    for (const [team, margin, other] of sides) {
      const line = lines.get(team ?? 0)
      if (!line || team === null || other === null) continue
      const [lost, won] = [forfeit_team_ids.includes(team), forfeit_team_ids.includes(other)]
      line.plus_minus += margin
      if (lost || (!won && margin < 0)) line.losses++
      else if (won || margin > 0) line.wins++
      else line.ties++
    }
  }
  return [...lines.values()]
}
