import { scopeOfGame, tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { consenting } from '../../../shared-schema/resources/consent.ts'
import { swissGames, swissTable } from '../../../shared-schema/rules/standings/tournament-play.ts'
import { playedPairings, swissEntrants } from '../../rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../rules/swiss/swiss-pairing.ts'
import type { DraftIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { entrantsIn } from '../../access/teams/entrants.ts'
import type { FamilyRules } from './family-rules.ts'
import { freeFields } from '../../tournament/rounds/free-fields.ts'
import { withTimezoneOfEvent } from '../ownership/local-time.ts'
import { makeGames } from '../../tournament/rounds/make-games.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import { Problem } from '../../problems/problem.ts'
import { roundNumber } from '../../tournament/rounds/round-number.ts'
import { hideGame, showGame } from '../../games/settle.ts'
import { loadOnePlay } from '../../games/tournament-play.ts'

/** A swiss round is created with its games: teams are paired by the standings so far. */
export const swissRoundRules: Partial<FamilyRules<'swiss_rounds'>> = {
  isMadeAlone: true,
  makesGames: true,

  async prepare(tx, record, before) {
    requireStart(record)
    if (before) return withTimezoneOfEvent(tx, record, before)
    const tournamentId = record.tournament_id
    // Of two rounds created concurrently, the second knows the pairings of the first.
    await lockScopes(tx, [tournamentScope(tournamentId)])
    await checkTeams(tx, tournamentId, record.team_ids)
    const others = await tx
      .selectFrom('swiss_rounds')
      .select('round_number')
      .where('tournament_id', '=', tournamentId)
      .execute()
    return withTimezoneOfEvent(
      tx,
      {
        ...record,
        round_number: roundNumber(
          record.round_number,
          others.map(({ round_number }) => round_number),
        ),
      },
      before,
    )
  },

  async created(tx, round) {
    const tournamentId = round.tournament_id
    const before = (round.round_number ?? 0) - 1
    const { swiss_pairing_type, swiss_scoring_system } = await tx
      .selectFrom('tournaments')
      .select(['swiss_pairing_type', 'swiss_scoring_system'])
      .where('id', '=', tournamentId)
      .executeTakeFirstOrThrow()
    const play = await loadOnePlay(tx, tournamentId)
    const named = teamIdsOf(round.team_ids)
    const out = new Set(
      play.entrants.filter(({ status }) => status !== 'playing').map(({ team_id }) => team_id),
    )
    const standings = swissTable(play, before, named, false).filter(
      ({ team_id }) => named.length > 0 || !out.has(team_id),
    )
    const games = swissGames(play.games, before)
    const draw = drawSwissRound(
      swissEntrants(standings, games),
      playedPairings(games),
      swiss_pairing_type,
      swiss_scoring_system,
    )
    const bye =
      draw.bye_team_id === null
        ? []
        : [{ team_1_id: draw.bye_team_id, team_2_id: null, reason: draw.bye_reason }]
    const pairs = [...draw.games, ...bye]
    await tx
      .updateTable('swiss_rounds')
      .set({ pairings: JSON.stringify(pairs) })
      .where('id', '=', round.id)
      .execute()
    const start_time = requireStart(round)
    const takeField = await freeFields(tx, tournamentId, [start_time])
    await makeGames(
      tx,
      round,
      pairs.map(({ team_1_id, team_2_id }) => ({
        // Nobody plays a bye.
        team_1_id,
        team_2_id,
        start_time,
        swiss_round_id: round.id,
        game_site_id: team_2_id === null ? null : takeField(start_time),
      })),
    )
  },

  async updated(tx, before, after) {
    if (before.visibility === after.visibility) return
    const games = await tx
      .selectFrom('games')
      .select(['id', 'season_id', 'tournament_id'])
      .where('swiss_round_id', '=', after.id)
      .execute()
    await lockScopes(tx, games.map(scopeOfGame))
    for (const game of games) {
      if (after.visibility === 'live') await showGame(tx, game.id)
      else await hideGame(tx, game.id)
    }
  },
}

/** @throws Problem without a start */
function requireStart({ start_time }: DraftIn<'swiss_rounds'>): string {
  if (typeof start_time !== 'string') throw Problem.field('start_time', t => t('families.swissStart'))
  return start_time
}

/** @throws Problem if the teams to pair are not in the tournament, or are fewer than two */
async function checkTeams(tx: Tx, tournamentId: number, value: unknown): Promise<void> {
  const named = await entrantsIn(tx, tournamentId, value)
  if (named.length > 1) return
  if (named.length === 1) throw Problem.field('team_ids', t => t('families.swissTeams'))
  const playing = await tx
    .selectFrom('tournament_teams')
    .select('team_id')
    .where('tournament_id', '=', tournamentId)
    .where('status', '=', 'playing')
    .where('consent', 'in', consenting)
    .limit(2)
    .execute()
  if (playing.length < 2)
    throw Problem.field('tournament_id', t => t('families.swissTournament', { teams: playing.length }))
}
