import { expect, test } from 'vitest'
import { dayKey } from '../../../../client/office/data/day.ts'
import { playersOf } from '../../../../client/office/data/players.ts'
import { mayChange } from '../../../../client/office/data/reads.ts'
import { sitesOf } from '../../../../client/office/data/sites.ts'
import { rostersOfSeason } from '../../../../client/office/data/teams.ts'
import { leaguesOf } from '../../../../client/office/data/leagues.ts'

test('a change refetches the queries that read its families, and those that may read anything', () => {
  const keys = [
    playersOf(1).queryKey,
    rostersOfSeason(2).queryKey,
    sitesOf(1).queryKey,
    leaguesOf(1).queryKey,
    dayKey('tournament:5'),
  ]
  const changedBy = (...families: string[]) => keys.map(([start]) => mayChange(start, families))
  expect(changedBy('games', 'game_scores')).toEqual([false, false, false, true, false])
  expect(changedBy('players')).toEqual([true, true, false, true, false])
  expect(changedBy('games', 'event_sites')).toEqual([false, false, true, true, false])
})
