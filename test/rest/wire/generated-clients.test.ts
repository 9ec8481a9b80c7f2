import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { families } from '../../../shared-schema/resources/index.ts'
import { Client } from '../client.ts'

const script = z.object({
  run: z.custom<(baseUrl: string, token: string) => Promise<string[]>>(value => typeof value === 'function'),
})

describe('a client that a tool makes of the OpenAPI document', () => {
  const freshDatabaseUrl = postgresDatabases()
  const cache = resolve(import.meta.dirname, '../../../.cache')
  let folder: string
  let server: TestServer
  let document: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    document = await (await fetch(`${server.url}/v1/openapi.json`)).text()
    mkdirSync(cache, { recursive: true })
    folder = mkdtempSync(join(cache, 'clients-'))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await server.stop()
  })

  /** The output of the script, once it has compiled at TypeScript's strictest settings. */
  async function compileAndRun(name: string): Promise<string[]> {
    const path = join(folder, `${name}.ts`)
    copyFileSync(resolve(import.meta.dirname, `generated/${name}.txt`), path)
    const program = ts.createProgram([path], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ['node'],
    })
    expect(
      ts
        .getPreEmitDiagnostics(program)
        .map(
          ({ messageText, start, file }) =>
            `${file?.fileName.slice(folder.length) ?? ''} ${start ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
        ),
    ).toEqual([])
    return script.parse(await import(path)).run(`${server.url}/v1`, await server.signIn('owner'))
  }

  const seen = [
    'Two',
    'Three',
    'Bonn',
    'L One',
    'One',
    'undefined',
    'Three',
    'undefined',
    'Two',
    'undefined',
    '0',
    expect.any(String),
    '204',
  ]

  test('openapi-typescript, as it comes, makes types that a script compiles with, and that are true', async () => {
    writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTS(document)))
    expect(await compileAndRun('openapi-fetch')).toEqual(expect.arrayContaining(seen.slice(0, 11)))
  })

  test(
    '@hey-api/openapi-ts makes a client that a script compiles with, and that works',
    { tags: ['thorough'] },
    async () => {
      writeFileSync(join(folder, 'openapi.json'), document)
      await createClient({
        input: join(folder, 'openapi.json'),
        output: { path: folder, clean: false },
        logs: { level: 'silent' },
      })
      expect(await compileAndRun('hey-api')).toEqual(expect.arrayContaining(seen.slice(0, 11)))
    },
  )
})

describe('the bodies that the document shows', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('can be sent as they stand, one after the other', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    const example = z.object({
      post: z.object({
        requestBody: z.object({
          content: z.object({ 'application/json': z.object({ example: z.unknown() }) }),
        }),
      }),
    })
    const { paths } = z
      .object({ paths: z.record(z.string(), z.unknown()) })
      .parse((await office.get('/openapi.json')).body)
    for (const family of families.filter(name => name !== 'tie_decisions')) {
      const body = example.parse(paths[`/${family}/`]).post.requestBody.content['application/json'].example
      const reply = await office.post(`/${family}/`, body)
      expect([family, reply.status, reply.body.error_message]).toEqual([family, 201, undefined])
      // The example of a swiss round needs a second team.
      if (family === 'teams') await office.make('teams', { name: 'Second', season_id: 1 })
      if (family === 'tournament_teams')
        await office.make('tournament_teams', { tournament_id: 1, team_id: 2 })
    }
    await server.stop()
  })
})
