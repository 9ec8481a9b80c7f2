// The browser of the tests: whatever Chromium the machine has.
import { existsSync } from 'node:fs'
import { CommandFailed } from '../../scripts/setup.mjs'
import { findOnPath, installByApt } from './find-program.mjs'

export function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (existsSync(asked)) return asked
    throw new CommandFailed(`CHROMIUM_PATH names ${asked}, which is not there.`)
  }
  return ['chromium', 'chromium-browser', 'google-chrome'].flatMap(findOnPath)[0]
}

/** Finds Chromium, or installs Debian's if that is allowed. */
export async function ensureChromium() {
  const found = findChromium() ?? (await installedByApt())
  if (found !== undefined) return found
  throw new CommandFailed(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  )
}

async function installedByApt() {
  await installByApt('chromium')
  return findChromium()
}
