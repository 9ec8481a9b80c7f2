import { expect, test } from 'vitest'
import { dayKey } from '../../../../client/office/data/day.ts'
import { historyOf } from '../../../../client/office/data/history.ts'
import { leaguesOf } from '../../../../client/office/data/leagues.ts'
import { playersOf } from '../../../../client/office/data/players.ts'
import { mayChange } from '../../../../client/office/data/reads.ts'
import { sitesOf } from '../../../../client/office/data/sites.ts'
import { rostersOfSeason } from '../../../../client/office/data/teams.ts'

test('a change refetches the queries that read its families, and those that may read anything', () => {
  const history = historyOf({ within: 'tournaments/5', family: '', person: '', withRecorded: true }, 0)
  const keys = [
    playersOf(1).queryKey,
    rostersOfSeason(2).queryKey,
    sitesOf(1).queryKey,
    history.queryKey,
    dayKey('tournament:5'),
    leaguesOf(1).queryKey,
  ]
  const changedBy = (...families: string[]) => keys.map(([start]) => mayChange(start, families))
  expect(changedBy('games', 'game_scores')).toEqual([false, false, false, true, false, false])
  expect(changedBy('players')).toEqual([true, true, false, true, false, false])
  expect(changedBy('games', 'event_sites')).toEqual([false, false, true, true, false, false])
  expect(changedBy('leagues')).toEqual([false, false, false, true, false, true])
})
