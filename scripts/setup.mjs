// Installs the dependencies of Sideline and builds it, both only if that is needed.
// Plain Node without any dependency, because it runs before node_modules exists.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withLock } from './lock.mjs'

export const root = dirname(import.meta.dirname)

const cache = join(root, '.cache')
const builtFrom = join(root, 'dist/.source-hash')
const sources = [
  'client',
  'scripts/build-plugins',
  'server',
  'shared-schema',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Installs what package-lock.json asks for, unless it is there already. */
export async function installDependencies() {
  requireNode()
  await installIn(root)
}

/** `npm ci` in a folder with a package-lock.json, when what is installed there is something else. */
export async function installIn(folder) {
  if (isInstalled(folder)) return
  await withLock(join(cache, 'install.lock'), async () => {
    if (isInstalled(folder)) return // another process did it while this one waited
    // The build tools are development dependencies, so they are wanted even under NODE_ENV=production.
    await run('npm', ['ci', '--include=dev'], { cwd: folder, shell: process.platform === 'win32' })
  })
}

/** Builds client and server, unless dist/ was built from exactly these sources. */
export async function buildWhenStale() {
  if (isBuilt()) return
  await withLock(join(cache, 'build.lock'), async () => {
    if (isBuilt()) return
    const hash = sourceHash() // before the build: an edit during it makes the build stale
    rmSync(builtFrom, { force: true }) // before the build: one that breaks off leaves no valid build behind
    // Vite would build for development if a test, which has an environment of its own, finds the build stale.
    const env = { ...process.env, NODE_ENV: 'production' }
    await runTool('vite', ['build'], { env })
    await runTool('vite', ['build', '--ssr'], { env })
    mkdirSync(dirname(builtFrom), { recursive: true })
    writeFileSync(builtFrom, hash)
  })
}

/** Runs a command that an installed package brings. */
export function runTool(name, args = [], options = {}) {
  return run(join(root, 'node_modules/.bin', name), args, { shell: process.platform === 'win32', ...options })
}

/** Runs a program to its end; rejects when it fails. */
export function run(program, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      if (code === 0) done()
      else
        failed(
          new CommandFailed(`${[program, ...args].join(' ')} ended with ${signal ?? `exit code ${code}`}`),
        )
    })
  })
}

/** A program said itself what went wrong, so a stack trace adds nothing. */
export class CommandFailed extends Error {}

/** Runs a script's main function; what goes wrong becomes one sentence and exit code 1. */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof CommandFailed ? error.message : error)
    process.exitCode = 1
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new CommandFailed(`Sideline needs Node.js 20.19 or later; this is ${process.versions.node}.`)
  }
}

/**
 * npm leaves a list of what it installed in node_modules, as its last step.
 * Comparing that with package-lock.json also notices an install that broke off or left packages out.
 */
function isInstalled(folder) {
  const installed = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages
  if (installed === undefined) return false
  const wanted = readJson(join(folder, 'package-lock.json')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true // the project itself
    const found = installed[path]
    if (found === undefined) return entry.optional === true // made for another platform
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

function isBuilt() {
  return existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === sourceHash()
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(source => filesIn(source))) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(source) {
  if (!existsSync(join(root, source))) return []
  if (source.includes('.')) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
