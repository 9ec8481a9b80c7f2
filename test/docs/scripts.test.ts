import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commandsIn, pages, read } from './pages.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))
const names = Object.keys(scripts)

test('CONTRIBUTING.md names every npm script once, and no other, in its table', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## npm scripts\n')
  const [table = ''] = section.split('\n## ')
  const cells = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell)
  const named = cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual(names.toSorted())
})

describe.each(pages)('%s', page => {
  test('names only npm scripts that exist', () => {
    const named = [...read(page).matchAll(/\bnpm (?:run ([a-z][a-z:-]*)|(start|test)\b)/g)]
    expect(named.map(([, run, short]) => run ?? short).filter(name => !names.includes(name ?? ''))).toEqual(
      [],
    )
  })

  test('has only commands that start with a known program', () => {
    const known = /^(curl|git|node|npm (ci|run [a-z:-]+|start|test)|npx (oxlint|vitest))( |$)/
    expect(commandsIn(page).filter(command => !known.test(command))).toEqual([])
  })
})
