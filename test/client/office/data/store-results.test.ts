import { afterEach, expect, test, vi } from 'vitest'
import { storeResults } from '../../../../client/office/data/store-results.ts'
import { UndoStep } from '../../../../client/office/data/undo-step.ts'

afterEach(() => vi.unstubAllGlobals())

const final = (team_ids: [number, number]) => ({
  ...{ game_id: 7, seen_version: 'before', score: [15, 11] as const, shootout: null, team_ids, isFed: true },
})

test('a result of a final is not stored for the teams that an earlier result of the list has put out', async () => {
  const posted: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { method, body }: { method?: string; body?: string }) => {
    if (method === 'POST') posted.push(JSON.parse(body ?? ''))
    const answer = path.includes('game_scores') ? { id: 1 } : { team_1_id: 1, team_2_id: 3 }
    return Promise.resolve(Response.json(answer))
  })
  const storing = (team_ids: [number, number]) =>
    storeResults([final(team_ids)], 'attempt', new UndoStep(), () => undefined)
  await expect(storing([1, 2])).rejects.toMatchObject({ kind: 'changed-since' })
  expect(posted).toEqual([])
  await storing([1, 3])
  expect(posted).toMatchObject([{ game_id: 7, team_1_score: 15, team_2_score: 11 }])
})
