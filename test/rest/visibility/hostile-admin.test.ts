import { describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { besiege } from '../hostile/besiege.ts'

describe('L12, L13: an admin of one organization, with every request that there is and every id of the others', () => {
  const freshDatabaseUrl = postgresDatabases()

  test(
    'changes nothing of theirs and reads nothing that is private',
    { timeout: 600_000, tags: ['long'] },
    async () => {
      const { requests, statuses, breaches } = await besiege(await freshDatabaseUrl(), {
        requests: 1000,
        seed: 20261122,
      })
      expect(breaches).toEqual([])
      expect(requests).toBe(1000)
      // Most is refused, but not all: what the admins do in their own organization is done.
      expect(statuses.get(201)).toBeGreaterThan(10)
      expect(statuses.get(429)).toBeUndefined()
    },
  )
})
