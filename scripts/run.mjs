// npm start, npm run import, npm run export, npm run invite: installs and builds what is missing, then runs a
// built program of the server. Usage: node scripts/run.mjs ENTRY [ARGUMENT...], where ENTRY is a file of
// server/programs/ without its ending.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWhenStale, installDependencies, root, runScript } from './setup.mjs'

const [entry, ...args] = process.argv.slice(2)

await runScript(async () => {
  await installDependencies()
  await buildWhenStale()
  process.exitCode = await runUntilItEnds(join(root, 'dist/server', `${entry}.js`))
})

/** The program gets the signals that this one gets, and this one ends with the program's exit code. */
function runUntilItEnds(file) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], { stdio: 'inherit' })
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    // A terminal sends Ctrl-C to both processes; the program shall not get it twice.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
    child.on('error', failed)
    child.on('exit', code => done(code ?? 1))
  })
}
