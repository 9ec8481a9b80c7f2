import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildDocument } from '../../../server/rest/document/document.ts'

const require = createRequire(resolve(import.meta.dirname, '../../generated-clients/package.json'))

/**
 * The rules recommended by Redocly and Spectral that the interface breaks, and why. It breaks no others.
 */
const exceptions: readonly {
  readonly rules: readonly string[]
  readonly isMeant: (place: string) => boolean
}[] = [
  // Addresses end with a slash, as existing programs know them.
  {
    rules: ['no-path-trailing-slash', 'path-keys-no-trailing-slash'],
    isMeant: place => place.endsWith('/'),
  },
  // Your own player is changed at its own address: the document says so, with 405 as the only answer.
  {
    rules: ['operation-2xx-response', 'operation-success-response'],
    isMeant: place => place.startsWith('/players/me/'),
  },
]

/** The findings, apart from the exceptions. */
const notMeant = (found: readonly { rule: string; place: string; message: string }[]) =>
  found.filter(
    ({ rule, place }) => !exceptions.some(({ rules, isMeant }) => rules.includes(rule) && isMeant(place)),
  )

const redocly = z.object({
  createConfig: z.custom<(config: object) => Promise<unknown>>(),
  lintFromString:
    z.custom<
      (asked: {
        source: string
        absoluteRef: string
        config: unknown
      }) => Promise<{ ruleId: string; message: string; location: { pointer?: string }[] }[]>
    >(),
})

const spectral = z.object({
  Spectral: z.custom<
    new () => {
      setRuleset(ruleset: object): void
      run(document: object): Promise<{ code: string | number; message: string; path: (string | number)[] }[]>
    }
  >(),
})

test('the OpenAPI document keeps the rules that Redocly recommends', { tags: ['long'] }, async () => {
  const { createConfig, lintFromString } = redocly.parse(require('@redocly/openapi-core'))
  const found = await lintFromString({
    source: JSON.stringify(buildDocument()('https://league.example')),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(
    notMeant(
      found.map(({ ruleId, message, location: [first] }) => ({
        rule: ruleId,
        place: (first?.pointer?.split('/')[2] ?? '').replaceAll('~1', '/'),
        message,
      })),
    ),
  ).toEqual([])
})

test('the OpenAPI document keeps the rules that Spectral recommends', { tags: ['thorough'] }, async () => {
  const { Spectral } = spectral.parse(require('@stoplight/spectral-core'))
  const { oas } = z.object({ oas: z.looseObject({}) }).parse(require('@stoplight/spectral-rulesets'))
  const linter = new Spectral()
  linter.setRuleset({ extends: [oas] })
  const found = await linter.run(buildDocument()('https://league.example'))
  expect(
    notMeant(
      found.map(({ code, message, path }) => ({ rule: String(code), place: String(path[1] ?? ''), message })),
    ),
  ).toEqual([])
})
