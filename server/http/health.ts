import { sql } from 'kysely'
import { Router } from 'express'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../database/connection.ts'

const PATIENCE = 2000

/** `/healthz`: the process is alive. `/readyz`: it can work, so a load balancer may send it requests. */
export function healthRoutes({ db, hasRoom }: OpenDatabase, isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' })
  })
  router.get('/readyz', async (_request, response) => {
    const status = await statusNow()
    response.status(status === 'ready' ? 200 : 503).json({ status })
  })
  return router

  async function statusNow(): Promise<string> {
    if (isStopping()) return 'stopping'
    if (!(await inTime(sql`select 1`.execute(db).then(() => true)))) return 'the database does not answer'
    return (await inTime(hasRoom())) ? 'ready' : 'the disk is full'
  }
}

const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer.catch(() => false), sleep(PATIENCE, false, { ref: false })])
