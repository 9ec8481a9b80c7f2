import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { spiritAnswers } from '../../../shared-schema/api/spirit.ts'
import { loadSport } from '../../../shared-schema/sports/load.ts'
import { sports } from '../../../shared-schema/sports/names.ts'
import { familiesOf } from './families-read.ts'
import { leagueAt } from './leagues.ts'
import { answerOf } from './queries.ts'
import { readsOnly } from './reads.ts'

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

/** Whether the teams of a league score each other's spirit: in some sports they do. */
export const hasSpiritIn = (leagueId: number) =>
  queryOptions({
    queryKey: [readsOnly(...familiesOf('leagues')), `/v1/leagues/${leagueId}/`, 'spirit'],
    queryFn: async ({ client }) => {
      const { sport } = await client.query(leagueAt(leagueId))
      return (await loadSport(z.enum(sports).parse(sport))).hasSpirit
    },
  })

/** The teams with the best spirit; none before a score counts. */
export const spiritWinners = (ranking: SpiritRanking): SpiritRanking =>
  ranking.filter(({ place, mean }) => place === 1 && mean !== null)
