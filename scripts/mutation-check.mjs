// npm run mutations: breaks each law on purpose, in a copy of the sources, and lets the simulator find it, or
// the test that is named for it.
// Usage: node scripts/mutation-check.mjs [LAW...], each a part of what the law is called in mutations.ts;
// without them all.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { CommandFailed, installDependencies, root, runScript } from './setup.mjs'

const copied = [
  'client',
  'server',
  'shared-schema',
  'test',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** Packages below test/ are large, and neither the simulator nor a named test needs them. */
const isInstalled = path => basename(path) === 'node_modules'

/** In the first half servers stay up (test/replication/simulation/generate.ts). */
const RUN = ['--histories', '200', '--seed', '0']

await runScript(async () => {
  await installDependencies()
  const { runnerImport } = await import('vite')
  const {
    module: { broken, mutations: all },
  } = await runnerImport(join(root, 'test/replication/simulation/mutations.ts'), { root, configFile: false })
  const mutations = all.filter(
    ({ law }) => process.argv.length === 2 || process.argv.slice(2).some(part => law.includes(part)),
  )
  if (mutations.length === 0)
    throw new CommandFailed(`No law is called so. There are:\n${all.map(({ law }) => law).join('\n')}`)
  const overlooked = []
  for (const mutation of mutations) {
    const seconds = await secondsToFind(mutation, source => broken(source, mutation))
    console.log(
      `${mutation.law}: ${seconds === undefined ? 'BROKEN UNNOTICED' : `broken, found after ${seconds.toFixed(0)} s`}`,
    )
    if (seconds === undefined) overlooked.push(mutation.law)
  }
  if (overlooked.length > 0)
    throw new CommandFailed(`Overlooked were ${overlooked.length} of ${mutations.length} broken laws.`)
})

/** @returns undefined if neither the test of a mutation nor the simulator's normal run finds what was broken */
async function secondsToFind({ file: name, test }, broken) {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-mutation-'))
  try {
    for (const each of copied)
      cpSync(join(root, each), join(folder, each), { recursive: true, filter: path => !isInstalled(path) })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const file = join(folder, name)
    writeFileSync(file, broken(readFileSync(file, 'utf8')))
    return await (test === undefined ? soakIn(folder) : testIn(folder, test))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs one test: it finds what was broken if it fails by an assertion of its own. */
function testIn(folder, test) {
  return new Promise((done, failed) => {
    const start = Date.now()
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', test, '--project', 'server', '--tags-filter', '!long'],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    const read = text => (output += text)
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', failed)
    child.on('exit', code => {
      if (code === 0) done(undefined)
      else if (/Property failed after|AssertionError/.test(output)) done((Date.now() - start) / 1000)
      else failed(new CommandFailed(`The test broke off:\n${output.slice(-2000)}`))
    })
  })
}

/** Ends with the first law found broken: what follows would only make its history shorter. */
function soakIn(folder) {
  return new Promise((done, failed) => {
    const start = Date.now()
    const child = spawn(process.execPath, ['scripts/soak.mjs', ...RUN], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let found
    let output = ''
    const read = text => {
      output += text
      if (found !== undefined || !/broke a law|wrong stat lines +[1-9]/.test(output)) return
      found = (Date.now() - start) / 1000
      child.kill()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', failed)
    child.on('exit', code => {
      if (found === undefined && code !== 0)
        failed(new CommandFailed(`The simulator broke off:\n${output.slice(-2000)}`))
      else done(found)
    })
  })
}
