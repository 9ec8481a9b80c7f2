import { z } from 'zod'
import { decimalText, twoDigits } from '../../../../shared-schema/rules/standings/decimal-text.ts'
import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { reasonText } from '../../../../shared-schema/rules/standings/reason-text.ts'
import {
  haveSwissRoundsEnded,
  swissTable,
} from '../../../../shared-schema/rules/standings/tournament-play.ts'
import { drawReason } from '../../../rules/swiss/pair-reason.ts'
import { readableBy } from '../../../access/visibility.ts'
import type { Readers } from '../../../texts/say.ts'
import { drawReasonText } from '../../../tournament/draw-reason-text.ts'
import { loadPlay } from '../../../games/tournament-play.ts'
import { shows } from '../../requests/page.ts'
import type { Compute, ObjectsToShow } from './compute.ts'
import { nameIn } from './names.ts'

/** The full games of swiss rounds by id, the reasons of the draw, and the standings after each round. */
export const swissRoundTables: Compute = async (objects, rounds, names) => {
  const games = await objects.db
    .selectFrom('games')
    .selectAll()
    .where(
      'swiss_round_id',
      'in',
      rounds.map(round => Number(round.id)),
    )
    .where(readableBy(objects.author, 'games'))
    .orderBy('id')
    .execute()
  const gamesOf = groupBy(games, game => game.swiss_round_id)
  const shown = shows(names, 'games') ? await objects.show('games', games, 'all') : []
  const objectOf = new Map(games.map((game, index) => [game.id, shown[index]]))
  const placed = rounds.map(round => {
    const own = gamesOf.get(Number(round.id)) ?? []
    return {
      tournamentId: Number(round.tournament_id),
      round: Number(round.round_number),
      games: own.map(game => objectOf.get(game.id)),
      teamIds: own.flatMap(game => [game.team_1_id, game.team_2_id]).filter(id => id !== null),
    }
  })
  const standings = shows(names, 'standings') ? await standingsAfter(objects, placed) : []
  return placed.map((round, index) => ({
    games: round.games,
    standings: standings[index] ?? [],
    pairings: pairingsInWords(rounds[index]?.pairings, objects.texts),
  }))
}

/** The stored form: rounds older than the codes contain texts. */
const storedPairings = z.array(z.looseObject({ reason: z.union([z.string(), drawReason]) }))

const pairingsInWords = (stored: unknown, texts: Readers): object[] =>
  storedPairings
    .catch([])
    .parse(stored)
    .map(({ reason, ...pairing }) => ({
      ...pairing,
      reason: typeof reason === 'string' ? reason : drawReasonText(reason, ...texts),
    }))

interface Drawn {
  readonly tournamentId: number
  readonly round: number
  readonly teamIds: readonly number[]
}

/** The standings after each of several rounds, limited to the teams that the round paired. */
async function standingsAfter(objects: ObjectsToShow, rounds: readonly Drawn[]): Promise<object[][]> {
  const tournaments = await loadPlay(
    objects.db,
    rounds.map(({ tournamentId }) => tournamentId),
  )
  const teams = await objects.short(
    'teams',
    rounds.flatMap(({ teamIds }) => teamIds),
  )
  return rounds.map(({ tournamentId, round, teamIds }) => {
    const tournament = tournaments.get(tournamentId)
    if (!tournament || teamIds.length === 0) return []
    const hasEnded = round === tournament.last_round && haveSwissRoundsEnded(tournament)
    return swissTable(tournament, round, teamIds, hasEnded).map(({ separation, ...line }) => ({
      ...line,
      reason: separation && reasonText(separation, nameIn(teams, objects.texts), objects.texts[1]),
      team: teams.get(line.team_id) ?? null,
      swiss_score: decimalText(line.swiss_score),
      swiss_opponent_score: decimalText(line.swiss_opponent_score),
      swiss_opponent_score_avg: decimalText(line.swiss_opponent_score_avg),
      avg_goal_difference: twoDigits(line.avg_goal_difference),
    }))
  })
}
