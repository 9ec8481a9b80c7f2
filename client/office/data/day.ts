import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { officiatingAnswers, type OfficiatedGame } from '../../../shared-schema/api/officiating.ts'
import type { OpenDecision } from '../../../shared-schema/api/standings.ts'
import { standingsAnswers } from '../../../shared-schema/api/standings.ts'
import { scorekeeperAnswers, type Scorekeeper } from '../../../shared-schema/api/scorekeepers.ts'
import { partsOf, type Scope } from '../../../shared-schema/replication/scope.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { fetchDisputes, type Dispute } from '../../reading/desk/disputes.ts'
import { queryText } from '../../reading/desk/event-query.ts'
import { fetchTablets, type Tablet } from '../../reading/desk/tablets.ts'
import { fetchNotCounted, type NotCountedGroup } from '../../reading/desk/verdicts.ts'
import { checkIns, type CheckIns } from './missing-teams.ts'
import { STREAMED } from './reads.ts'
import { gamesOfSeason, gamesOfTournament } from './games.ts'

/** How the keys of the day screen's queries begin: these are refreshed by a stream of their own. */
export const dayKey = (scope: Scope) => [STREAMED, 'day', scope] as const

const missing = z.object({ game_id: z.int(), text: z.string() })
const spirit = z.object({ missing: z.array(missing) })

/** Things at an event that need attention, apart from its games. */
export interface DayWatch {
  readonly tablets: readonly Tablet[]
  readonly scorekeepers: readonly Scorekeeper[]
  readonly disputes: readonly Pick<Dispute, 'game_id' | 'text'>[]
  readonly decisions: readonly OpenDecision[]
  readonly late: readonly { readonly team_id: number; readonly text: string }[]
  readonly spirit: readonly z.infer<typeof missing>[]
  readonly notCounted: readonly Pick<NotCountedGroup, 'key' | 'gameId' | 'text' | 'by'>[]
}

/** The games of an event, for the day's screen. */
export function dayGames(scope: Scope) {
  const { kind, id } = partsOf(scope)
  const games = kind === 'tournament' ? gamesOfTournament(id) : gamesOfSeason(id)
  return { ...games, queryKey: [...dayKey(scope), 'games'] }
}

/** The other things that need attention, for the day's screen. */
export const dayWatch = (scope: Scope) =>
  queryOptions({
    queryKey: [...dayKey(scope), 'watch'],
    queryFn: async ({ signal }): Promise<DayWatch> => {
      const { kind, id } = partsOf(scope)
      const of = <T>(path: string, shape: z.ZodType<T>, none: T): Promise<T> =>
        kind === 'tournament'
          ? sendRequest(`/v1/tournaments/${id}/${path}/`, shape, { signal })
          : Promise.resolve(none)
      const [tablets, keepers, { open }, decisions, owed, notCounted] = await Promise.all([
        fetchTablets(scope, signal),
        sendRequest(
          `/v1/scorekeepers/?${new URLSearchParams(queryText(scope))}`,
          scorekeeperAnswers.Scorekeepers,
          { signal },
        ),
        fetchDisputes(scope, null, signal),
        of('open_decisions', standingsAnswers.OpenDecisions, { open_decisions: [], teams_without_games: [] }),
        of('spirit', spirit, { missing: [] }),
        fetchNotCounted(scope, signal),
      ])
      return {
        tablets,
        scorekeepers: keepers.scorekeepers,
        disputes: open.map(({ game_id, text }) => ({ game_id, text })),
        decisions: decisions.open_decisions,
        late: decisions.teams_without_games.map(({ team_id, text }) => ({ team_id, text })),
        spirit: owed.missing,
        notCounted: notCounted.map(({ key, gameId, text, by }) => ({ key, gameId, text, by })),
      }
    },
  })

/** The teams and officials of the day. */
export interface DayPeople {
  readonly checkIns: CheckIns
  readonly officiated: readonly OfficiatedGame[]
}

/** How often they are read: nobody arrives with each point that is scored. */
const PEOPLE_MS = 20_000

/**
 * Who is there on the day, for its screen.
 * @param wantsOfficials whether the event's games need somebody to officiate
 */
export const dayPeople = (scope: Scope, wantsOfficials: boolean) =>
  queryOptions({
    queryKey: [STREAMED, 'people', scope, wantsOfficials],
    refetchInterval: PEOPLE_MS,
    queryFn: async ({ signal }): Promise<DayPeople> => {
      const { kind, id } = partsOf(scope)
      const event = `/v1/${kind}s/${id}`
      const [checkedIn, { games }] = await Promise.all([
        sendRequest(`${event}/check_ins/`, checkIns, { signal }),
        wantsOfficials
          ? sendRequest(`${event}/officiating/`, officiatingAnswers.Officiating, { signal })
          : { games: [] },
      ])
      return { checkIns: checkedIn, officiated: games }
    },
  })
