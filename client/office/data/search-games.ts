import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { shortDay } from '../../base/formats/day-title.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { t } from '../texts/t.ts'
import { familiesOf } from './families-read.ts'
import { readsOnly } from './reads.ts'
import { MAX_RESULTS, type SearchResult } from './search.ts'

const named = record('teams', ['id', 'name'])
const game = record('games', ['id', 'start_time', 'season_id', 'tournament_id']).extend({
  team_1: named.nullable(),
  team_2: named.nullable(),
})
const teams = z.object({ objects: z.array(named) })
const games = z.object({ objects: z.array(game) })

/**
 * The latest games of the teams whose names match.
 * @param within the event in which they are looked for, as a filter; without one, in all events
 */
export const searchGames = (words: string, within: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [
      readsOnly(...familiesOf('games', game), ...familiesOf('teams', named, within)),
      'found',
      'games',
      within,
      words,
    ],
    queryFn: async ({ signal }): Promise<SearchResult[]> => {
      const limit = String(MAX_RESULTS)
      const called = new URLSearchParams({ ...within, name: words, limit, fields: fieldsParam(named) })
      const found = await sendRequest(`/v1/teams/?${called}`, teams, { signal })
      if (found.objects.length === 0) return []
      const ofThem = new URLSearchParams({
        ...within,
        team_ids: `[${found.objects.map(({ id }) => id).join()}]`,
        order_by: '[-start_time]',
        limit,
        fields: fieldsParam(game),
      })
      const { objects } = await sendRequest(`/v1/games/?${ofThem}`, games, { signal })
      return objects.map(({ id, start_time, season_id, tournament_id, team_1, team_2 }) => ({
        id,
        name: t('results.pair', { one: nameOf(team_1), two: nameOf(team_2) }),
        of: shortDay(start_time.slice(0, 10)),
        page: `/office/${tournament_id === null ? `seasons/${season_id}` : `tournaments/${tournament_id}`}/results?game=${id}`,
      }))
    },
    enabled: words !== '',
    gcTime: 0,
  })

const nameOf = (team: z.infer<typeof named> | null): string => team?.name ?? t('results.nobodyYet')
