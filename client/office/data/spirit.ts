import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { spiritAnswers } from '../../../shared-schema/api/spirit.ts'
import { answerOf } from './queries.ts'
import type { Tournament } from './shapes.ts'
import { usualGamesIn } from './usual-games.ts'

const named = z.object({ name: z.string() }).nullable()
const spirit = spiritAnswers.SpiritTable.extend({
  ranking: z.array(spiritAnswers.SpiritPlace.extend({ team: named })),
})
export type SpiritRanking = z.infer<typeof spirit>['ranking']

/**
 * The teams of a tournament by the spirit that others saw in them, and who still owes a score. It depends on
 * the roles of captains too.
 */
export const spiritOf = (tournamentId: number) => answerOf(`/v1/tournaments/${tournamentId}/spirit/`, spirit)

/**
 * True if the teams of a tournament score each other's spirit. The tournament decides, else its season, else
 * the usual rules of the sport.
 */
export const hasSpiritIn = ({ spirit_scores, season }: Tournament) =>
  queryOptions({
    ...usualGamesIn(season.league.id),
    select: ({ hasSpirit }) => spirit_scores ?? season.spirit_scores ?? hasSpirit,
  })

/** The teams with the best spirit; none before a score counts. */
export const spiritWinners = (ranking: SpiritRanking): SpiritRanking =>
  ranking.filter(({ place, mean }) => place === 1 && mean !== null)
