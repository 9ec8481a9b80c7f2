// The browser of the tests: Debian's headless Chromium, or else any other Chromium on the machine.
import { existsSync } from 'node:fs'
import { CommandFailed } from '../../scripts/setup.mjs'
import { findOnPath, installByApt } from './find-program.mjs'

/**
 * The same engine as Chromium's: it starts in a third of the time, and draws no window that nobody sees. The
 * browser tests take a fifth less time with it.
 */
const withoutWindows = 'chromium-headless-shell'

export function findChromium() {
  return findFirst(['chromium', 'chromium-browser', 'google-chrome'])
}

export function findTestBrowser() {
  return findFirst([withoutWindows]) ?? findChromium()
}

function findFirst(names) {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (existsSync(asked)) return asked
    throw new CommandFailed(`CHROMIUM_PATH names ${asked}, which is not there.`)
  }
  return names.flatMap(findOnPath)[0]
}

/** Finds Chromium, or installs Debian's if that is allowed. */
export async function ensureChromium() {
  if (findChromium() === undefined) await installByApt('chromium')
  if (findChromium() !== undefined) return
  throw new CommandFailed(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  )
}

/** The same, and installs the quicker one if that is possible: without it, the tests run in Chromium. */
export async function ensureTestBrowser() {
  await ensureChromium()
  if (findFirst([withoutWindows]) === undefined) await installByApt(withoutWindows).catch(() => undefined)
}
