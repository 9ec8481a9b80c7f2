import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../../scripts/setup.mjs'

/** Every place on PATH that has the program, in the order of PATH. */
export function findOnPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map(folder => join(folder, name))
    .filter(isExecutable)
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs a package of Debian's if that is allowed: as root on a machine that has apt. */
export async function installByApt(name) {
  if (process.getuid?.() !== 0 || findOnPath('apt-get').length === 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
}
