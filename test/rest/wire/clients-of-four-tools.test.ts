import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { spread } from '../../support/spread.ts'

const home = resolve(import.meta.dirname, '../../generated-clients')

/**
 * How each tool is called to make a client: the arguments after its name, by the document and the file, or
 * the folder, to write.
 */
const tools = {
  orval: (_document: string, _file: string) => ['--config', 'orval.config.cjs'],
  oazapfts: (document: string, file: string) => [document, file],
  'swagger-typescript-api': (document: string, file: string) => [
    ...['generate', '--path', document],
    ...['--output', '.', '--name', file],
  ],
  // In one file its types are more than the compiler follows.
  'openapi-zod-client': (document: string, folder: string) => [
    document,
    ...['--group-strategy', 'tag-file', '--output', folder],
  ],
} as const

const script = z.object({
  run: z.custom<(token: string, baseUrl: string) => Promise<string[]>>(value => typeof value === 'function'),
})

describe('a client that a tool makes of the OpenAPI document, as it comes', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  const folder = join(home, '.cache')
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${server.url}/v1/openapi.json`)).text())
    writeFileSync(
      join(folder, 'orval.config.cjs'),
      `module.exports = { sideline: { input: 'openapi.json', output: { target: 'orval-client.ts', client: 'fetch', baseUrl: '${server.url}/v1' } } }`,
    )
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await server.stop()
  })

  const cases = Object.entries(tools)
  spread(cases.length, cases, some => {
    test.each(some)('of %s runs a tournament', async (tool, argumentsFor) => {
      await promisify(execFile)(
        join(home, 'node_modules/.bin', tool),
        argumentsFor('openapi.json', tool === 'openapi-zod-client' ? `${tool}-client` : `${tool}-client.ts`),
        { cwd: folder },
      )
      // Some tools tell the compiler to look away. It is to look.
      const client = join(folder, `${tool}-client.ts`)
      if (existsSync(client))
        writeFileSync(client, readFileSync(client, 'utf8').replace('// @ts-nocheck', ''))
      const path = join(folder, `${tool}.ts`)
      copyFileSync(join(home, 'scripts', `${tool}.txt`), path)
      expect(errorsIn(path)).toEqual([])
      expect(
        await script.parse(await import(path)).run(await server.signIn('owner'), `${server.url}/v1`),
      ).toEqual(['1 A', '2 B', '3 C', '4 D', '204', 'wrong_fields'])
    })
  })
})

/** The compiler's errors for a file and all its imports, at the strictest settings. */
function errorsIn(path: string): string[] {
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, file }) =>
        `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
}
