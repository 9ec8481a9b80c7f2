// npm run test:browsers: a game in Chromium, Firefox and WebKit, from the first point to the update of the
// app.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale, CommandFailed, installDependencies, runScript, runTool } from './setup.mjs'
import { ensureChromium } from '../test/support/find-chromium.mjs'
import { findOnPath, installByApt } from '../test/support/find-program.mjs'
import { ensurePostgres } from '../test/support/find-postgres.mjs'

const needed = [
  ['firefox-esr', () => findOnPath('firefox-esr').length > 0],
  ['webkit2gtk-driver', () => findOnPath('WebKitWebDriver').length > 0 && hasMiniBrowser()],
  ['xvfb', () => findOnPath('Xvfb').length > 0],
]

await runScript(async () => {
  await installDependencies()
  await ensureChromium()
  await ensurePostgres()
  for (const [name, isThere] of needed) {
    if (!isThere()) await installByApt(name)
    if (!isThere()) throw new CommandFailed(`These tests need ${name}, a package of Debian: install it.`)
  }
  await buildWhenStale()
  await runTool('vitest', [
    'run',
    '--config',
    'test/every-browser/vitest.config.ts',
    ...process.argv.slice(2),
  ])
})

function hasMiniBrowser() {
  const folders = readdirSync('/usr/lib').map(name => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'))
  return folders.some(file => existsSync(file))
}
