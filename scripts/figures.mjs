// npm run figures: prints figures about the source code, for each side. `-- FOLDER` measures another checkout in
// the same way, an older commit for example.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { examine } from '../test/lint/telltale-words.mjs'
import { countsIn } from './figures/code.mjs'
import { roomsOf } from './figures/rooms.mjs'
import { runScript } from './setup.mjs'

const SIDES = ['shared-schema', 'server', 'client']
const TEXTS = /(^|\/)texts\/[a-z]{2}\//

await runScript(() => {
  const home = resolve(process.argv[2] ?? '.')
  const columns = SIDES.map(side => figuresOf(home, side))
  console.log(''.padEnd(46) + SIDES.map(side => side.padStart(15)).join(''))
  for (const name of Object.keys(columns[0]))
    console.log(name.padEnd(46) + columns.map(figures => String(figures[name]).padStart(15)).join(''))
})

function figuresOf(home, side) {
  const paths = readdirSync(join(home, side), { recursive: true, encoding: 'utf8' }).map(path =>
    join(side, path),
  )
  const read = path => readFileSync(join(home, path), 'utf8')
  const linesIn = chosen => chosen.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0)
  const isText = path =>
    (TEXTS.test(path) && /\.(ts|json)$/.test(path)) || path.endsWith('texts/english.d.ts')
  const code = new Map(
    paths.filter(path => /\.tsx?$/.test(path) && !isText(path)).map(path => [path, read(path)]),
  )
  const counts = [...code].map(([path, text]) => ({ path, ...countsIn(path, text) }))
  const sum = name => counts.reduce((all, one) => all + one[name], 0)
  const examined = [...code].map(([path, text]) => examine(path, text))
  const words = examined.reduce((all, one) => all + one.words, 0)
  const found = examined.reduce((all, one) => all + one.telltales.length, 0)
  const { folders, floors, arrows } = roomsOf(side, code)
  return {
    'files of code': code.size,
    'lines of code': linesIn([...code.keys()]),
    'lines of texts in TypeScript': linesIn(paths.filter(path => TEXTS.test(path) && path.endsWith('.ts'))),
    'lines of texts in JSON': linesIn(paths.filter(path => isText(path) && path.endsWith('.json'))),
    'lines of styles': linesIn(paths.filter(path => path.endsWith('.css'))),
    'top folders': folders,
    'floors of top folders': floors,
    'arrows between top folders': arrows,
    'zod objects': sum('shapes'),
    'shapes made from resource files': sum('records'),
    'hooks and components that send by themselves': counts.filter(
      ({ path, submits }) => submits && /\.tsx$|\/use-[^/]*\.ts$/.test(path),
    ).length,
    'empty catches': sum('emptyCatches'),
    casts: sum('casts'),
    functions: sum('functions'),
    'functions over 80 lines (120 in tsx)': sum('longFunctions'),
    'telltale words per 1,000 words of comments': ((1000 * found) / words).toFixed(1),
  }
}
