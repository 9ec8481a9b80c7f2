import { expect, test } from 'vitest'
import { generalPlays as p } from '../../../shared-schema/sports/model/general-plays.ts'
import { onFieldAfter } from '../../../shared-schema/sports/model/on-field.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'

test('on the field are the players who came on and did not leave, also for an injury', () => {
  const plays = [
    [p.on, 1],
    [p.on, 2],
    [p.off, 1],
    [p.onForInjury, 3],
    [p.offForInjury, 2],
    [p.timeout, 4],
    [p.on, null],
  ] as const
  expect([...onFieldAfter(plays.map(([type, one]) => playOf(type, { player_1_id: one })))]).toEqual([3])
})
