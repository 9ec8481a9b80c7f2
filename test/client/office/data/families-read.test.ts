import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  computedFrom,
  familiesOf,
  shownThrough,
  views,
} from '../../../../client/office/data/families-read.ts'
import { families, resourceOf, type Family } from '../../../../shared-schema/resources/index.ts'
import { anonymous, type Author } from '../../../../server/access/author.ts'
import { readableBy } from '../../../../server/access/visibility.ts'
import { views as definitions } from '../../../../server/database/definitions/views.ts'

const admin: Author = {
  ...anonymous,
  person_id: 'ann',
  grants: [{ organization_id: 1, role: 'admin', place: null }],
}
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const familiesIn = (sql: string): Family[] =>
  families.filter(family => new RegExp(`\\b(from|join) "?${family}\\b`).test(sql))

test.each(families)('who may read %s follows from the families that the server looks at', family => {
  const looked = familiesIn(readableBy(admin, family).compile(compiler).sql)
  const isSite = family === 'event_sites' || family === 'game_sites'
  const others = looked.filter(other => other !== family && !(isSite && other === 'games'))
  expect(families.filter(one => shownThrough[family].includes(one))).toEqual(others)
})

test('every field that the server computes says from which families', () => {
  const computed = families.map(family => [
    family,
    Object.entries(resourceOf(family).fields)
      .filter(([, { source, inCodes }]) => source === 'computed' || inCodes)
      .map(([name]) => name)
      .sort(),
  ])
  expect(families.map(family => [family, Object.keys(computedFrom[family] ?? {}).sort()])).toEqual(computed)
})

test('the views through which lists are filtered read these families', () => {
  const tables = families.flatMap(family =>
    Object.values(resourceOf(family).filters).flatMap(filter =>
      filter.kind === 'through' && !families.some(one => one === filter.table) ? [filter.table] : [],
    ),
  )
  expect(Object.keys(views).sort()).toEqual([...new Set(tables)].sort())
  for (const [view, read] of Object.entries(views)) {
    expect(families.filter(family => read.includes(family))).toEqual(familiesIn(definitionOf(view)))
  }
})

/** The definition of a view, with those of the views that it reads. */
function definitionOf(view: string): string {
  const own = definitions.find(text => text.includes(`view ${view} as`)) ?? ''
  const read = definitions.flatMap(text => /view (\w+) as/.exec(text)?.[1] ?? [])
  const further = read.filter(name => name !== view && new RegExp(`\\b${name}\\b`).test(own))
  return [own, ...further.map(definitionOf)].join('\n')
}

test('a list depends on nested records, on computed fields, and on what it is filtered through', () => {
  const read = (...args: Parameters<typeof familiesOf>) => new Set(familiesOf(...args))
  const team = z.object({ id: z.int(), name: z.string() })
  expect(read('teams', team)).not.toContain('games')
  expect(read('teams', team.extend({ wins: z.int() }))).toContain('games')
  expect(read('teams', team)).not.toContain('leagues')
  expect(read('teams', team.extend({ season: z.object({ league: team.nullish() }) }))).toContain('leagues')
  expect(read('game_sites', team, { organization_id: '5' })).not.toContain('games')
  expect(read('game_sites', team, { tournament_id: '5' })).toContain('games')
})
