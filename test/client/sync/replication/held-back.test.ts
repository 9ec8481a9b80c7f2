import { expect, test } from 'vitest'
import { HeldBack } from '../../../../client/sync/replication/held-back.ts'
import { MemoryDevice } from '../../memory-device.ts'

test('an entry that is held back while others are sent at last stays so, also as another tab sees it', async () => {
  const [device, scope] = [new MemoryDevice(), 'tournament:1'] as const
  const held = await HeldBack.open(scope, device)
  await held.add(['one', 'two'])
  await Promise.all([held.add(['three']), held.remove(['one', 'two']), held.add(['four'])])
  expect([...held.ids$.value]).toEqual(['three', 'four'])
  await (await HeldBack.open(scope, device)).add(['five'])
  await held.remove(['three'])
  expect([...(await held.read())]).toEqual(['four', 'five'])
})
