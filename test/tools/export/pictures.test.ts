import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportRecords } from '../../../server/tools/export/export-records.ts'
import { importExport } from '../../../server/tools/import/import-export.ts'
import { restore } from '../../../server/database/restore.ts'
import { backup } from '../../../server/database/backup.ts'
import { Client } from '../../rest/client.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const silent = () => undefined

describe('pictures of records', () => {
  const freshDatabaseUrl = postgresDatabases()
  let source: TestServer
  let target: TestServer
  let league: SmallLeague
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideline-pictures-'))
    source = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(source.db)
    const token = await source.signIn('owner')
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { status } = await fetch(`${source.url}/v1/teams/${league.teams[0]}/picture/`, {
      method: 'PUT',
      body: new Uint8Array(picture),
      headers: { 'Content-Type': 'image/png', Authorization: `bearer ${token}` },
    })
    expect(status).toBe(202)
    target = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(async () => {
    await source.stop()
    await target.stop()
    await rm(folder, { recursive: true })
  })

  /** The bytes of the team's picture, from the server at whose address it then is. */
  async function pictureAt({ url }: TestServer): Promise<Buffer> {
    const { profile_image_200 } = (await new Client(url).get(`/teams/${league.teams[0]}/`)).body
    expect(profile_image_200).toMatch(`${url}/v1/pictures/`)
    return Buffer.from(await (await fetch(String(profile_image_200))).arrayBuffer())
  }

  test('go along with an export, and are at the address of the server that imports it', async () => {
    await exportRecords(source.db, folder, league.organization, source.url, silent)
    await importExport(target.db, folder, silent)
    await importExport(target.db, folder, silent)
    expect(await pictureAt(target)).toEqual(await pictureAt(source))
  })

  test('are in a backup', async () => {
    const lines: string[] = []
    await backup(source.db, async line => void lines.push(line))
    await target.db.deleteFrom('pictures').execute()
    await restore(
      target.db,
      (async function* () {
        yield* lines
      })(),
    )
    expect(await pictureAt(target)).toEqual(await pictureAt(source))
  })
})
