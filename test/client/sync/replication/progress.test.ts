import { expect, test } from 'vitest'
import { RequestError } from '../../../../client/base/requests/request-error.ts'
import { Progress } from '../../../../client/sync/replication/progress.ts'
import { behind, firstReport } from '../../../../client/sync/replication/report.ts'

const setUp = () => {
  let time = 100
  const progress = new Progress({ ...firstReport, lastContact: 50, connection: 'reached' }, () => time)
  return {
    progress,
    now: () => progress.report$.value,
    later: () => {
      time += 1
    },
  }
}

test('a contact of an earlier session is shown, and is no connection', () => {
  const { now } = setUp()
  expect(now()).toMatchObject({ connection: 'waiting', lastContact: 50 })
})

test('an outage is over when anything is answered', () => {
  const { progress, now, later } = setUp()
  progress.failed('stream', new RequestError('unreachable', ''))
  expect(now().connection).toBe('unreachable')
  later()
  progress.answered('pull catalog')
  expect(now()).toMatchObject({ connection: 'reached', lastContact: 101 })
})

test('a refused push stays refused while pulls are answered', () => {
  const { progress, now, later } = setUp()
  progress.failed('push', new RequestError('signed-out', ''))
  later()
  progress.answered('pull entries')
  expect(now().connection).toBe('signed-out')
  progress.answered('push')
  expect(now().connection).toBe('reached')
})

test('a scope is as far as the collection that is furthest behind', () => {
  const { progress, now } = setUp()
  progress.head(500)
  progress.reached('catalog', 200)
  progress.reached('entries', 500)
  expect(behind(now())).toBe(500)
  progress.reached('results', 500)
  expect(behind(now())).toBe(300)
})

test('the stream moves on those that had caught up, and no other', () => {
  const { progress, now } = setUp()
  progress.head(10)
  for (const name of ['catalog', 'entries', 'results'] as const) progress.reached(name, 10)
  progress.followed(12)
  expect(behind(now())).toBe(0)
  const fresh = setUp()
  fresh.progress.head(500)
  fresh.progress.followed(501)
  expect(behind(fresh.now())).toBe(501)
})
