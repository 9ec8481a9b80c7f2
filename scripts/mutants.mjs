// npm run mutants: changes the rules, the scoring and the sports in small ways, and counts which changes no
// test notices. Usage: node scripts/mutants.mjs [PATH...], each the beginning of a path below shared-schema or
// server (`sports/soccer`, `rules/swiss/`); without them all. Each file is tried on its own tests alone, all of them
// in one process.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { CommandFailed, installDependencies, root, runScript } from './setup.mjs'

const GOAL = 90
/** A mutant that runs so much longer than all tests usually take is endless: that counts as noticed, too. */
const tooLong = usual => 10_000 + 5 * usual

const filesBelow = folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()

const withoutHouse = path => path.replace(/^(shared-schema|server)\//, '')

const testsBelow = folder => filesBelow(folder).filter(path => path.endsWith('.test.ts'))

/** The tests that check the data of every sport. */
const ofEverySport = [
  ...['docs/plays', 'docs/sports', 'docs/events', 'sports/every-sport', 'sports/scoreboards'],
  ...['sports/counted-versions', 'sports/given-sets', 'sports/place-in-period', 'scoring/watch-plays'],
].map(name => `test/${name}.test.ts`)

/** `volleyball` of `volleyball-team.ts`, `table` of `table-tennis.test.ts`. */
const sportIn = name => name.split(/[-.]/)[0]

/** The tests of a source file: those of its folder, and for a sport those with its name. */
function testsOf(file) {
  const [, area, part] = file.split('/')
  if (area === 'scoring') return testsBelow('test/scoring')
  if (area === 'rules') {
    const isFolder = !part.endsWith('.ts')
    const own = isFolder ? testsBelow(`test/rules/${part}`) : testsBelow('test/rules')
    return part === 'standings' ? [...own, 'test/docs/tie-breaks.test.ts'] : own
  }
  if (part === 'model') return [...testsBelow('test/sports/model'), ...ofEverySport]
  const named = testsBelow('test/sports').filter(path => sportIn(basename(path)) === sportIn(part))
  const all = testsBelow('test/sports').filter(path => !path.includes('random-plays'))
  return [...new Set([...(named.length > 0 ? named : all), ...ofEverySport])]
}

/** Tries the mutants of files on tests, and goes on after each that does not end. */
async function tryMutants(files, tests) {
  const folder = mkdtempSync(join(root, '.cache/mutants-'))
  const results = join(folder, 'results.jsonl')
  const readResults = () =>
    existsSync(results)
      ? readFileSync(results, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map(line => JSON.parse(line))
      : []
  try {
    for (;;) {
      const hasEnded = await runUntilOver(files, tests, results)
      if (hasEnded) return readResults()
      const endless = JSON.parse(readFileSync(`${results}.now`, 'utf8'))
      appendFileSync(results, `${JSON.stringify({ ...endless, isNoticed: true })}\n`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Runs the tests to their end.
 * @returns false if the run ended early: a mutant took all memory, or so much time that the run was killed
 */
function runUntilOver(files, tests, results) {
  return new Promise((done, failed) => {
    const env = {
      ...process.env,
      MUTANTS_OF: files.join(),
      MUTANTS_TESTS: tests.join(),
      MUTANTS_RESULTS: results,
    }
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/mutants/vitest.config.ts']
    // The endless mutant of the last run says nothing about this run.
    const now = `${results}.now`
    rmSync(now, { force: true })
    // With a group of its own, because the process that tries mutants is a child of this one and has to end
    // with it.
    const child = spawn(process.execPath, args, { cwd: root, env, detached: true })
    let said = ''
    child.stdout.on('data', text => (said += text))
    child.stderr.on('data', text => (said += text))
    let isEnded = false
    const watch = setInterval(() => {
      // The file is empty for a moment while it is written.
      const mutant = existsSync(now) && readFileSync(now, 'utf8')
      if (!mutant || Date.now() - statSync(now).mtimeMs < tooLong(JSON.parse(mutant).usual)) return
      isEnded = true
      process.kill(-child.pid, 'SIGKILL')
    }, 1000)
    child.on('error', failed)
    child.on('exit', code => {
      clearInterval(watch)
      // A mutant that takes all memory ends the process that tries it.
      const isOutOfMemory = said.includes('Worker exited unexpectedly') && existsSync(now)
      if (isEnded || isOutOfMemory) done(false)
      else if (code === 0) done(true)
      else failed(new CommandFailed(said))
    })
  })
}

await runScript(async () => {
  await installDependencies()
  mkdirSync(join(root, '.cache'), { recursive: true })
  const chosen = process.argv.slice(2).map(withoutHouse)
  const files = ['shared-schema/scoring', 'shared-schema/sports', 'shared-schema/rules', 'server/rules']
    .flatMap(filesBelow)
    .filter(file => chosen.length === 0 || chosen.some(path => withoutHouse(file).startsWith(path)))
  if (files.length === 0) throw new CommandFailed('No file of scoring, sports or rules has such a path.')
  const byTests = new Map()
  for (const file of files) {
    const tests = testsOf(file).join()
    byTests.set(tests, [...(byTests.get(tests) ?? []), file])
  }
  let isBelow = false
  for (const [tests, group] of byTests) {
    const results = await tryMutants(group, tests.split(','))
    for (const file of group) {
      const own = results.filter(result => result.file === join(root, file))
      if (own.length === 0) continue
      const part = (100 * own.filter(({ isNoticed }) => isNoticed).length) / own.length
      if (part < GOAL) isBelow = true
      console.log(`${file}: ${part.toFixed(1)} % of ${own.length} noticed`)
      for (const { line, original, replacement, isNoticed } of own)
        if (!isNoticed) console.log(`  line ${line}: ${original} -> ${replacement.replaceAll(/\s+/g, ' ')}`)
    }
  }
  if (isBelow) throw new CommandFailed(`In some files less than ${GOAL} % of the changes are noticed.`)
})
