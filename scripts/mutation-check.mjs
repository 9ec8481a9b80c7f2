// npm run mutations: breaks each law on purpose, in a copy of the sources, and lets the simulator find it.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandFailed, installDependencies, root, runScript } from './setup.mjs'

const copied = ['client', 'server', 'shared-schema', 'test', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** In the first half servers stay up (test/replication/simulation/generate.ts). */
const RUN = ['--histories', '200', '--seed', '0']

const mutations = [
  { law: 'An entry keeps its id', file: 'server/replication/push.ts',
    from: '  return entry\n', to: '  return { ...entry, id: crypto.randomUUID() }\n' },
  { law: 'Feed and rows are committed together (the feed alone is lost now and then)', file: 'server/league/record-entries.ts',
    from: '  await writeFeed(tx, scope, changes)\n', to: '  if (Math.random() > 0.05) await writeFeed(tx, scope, changes)\n' },
  { law: 'Positions follow commits, not a clock', file: 'server/feed/write.ts',
    from: `update scopes set head = head + (select count(*) from changed) where scope = \${scope}
      returning head - (select count(*) from changed) as start`,
    to: `update scopes set head = greatest(head, (extract(epoch from now()) * 1000)::bigint + (select count(*) from changed)) where scope = \${scope}
      returning (extract(epoch from now()) * 1000)::bigint as start` },
  { law: 'A stream is woken by a timer too', file: 'server/replication/feed-bell.ts',
    from: 'setInterval(() => this.#ringAll(), EVERY_MS)', to: 'setInterval(() => undefined, EVERY_MS)' },
  { law: 'What is acknowledged is committed', file: 'server/league/take-in.ts',
    from: '    await transaction(db, tx => take(tx, scope, author, entries, unreadable))\n',
    to: '    void transaction(db, tx => take(tx, scope, author, entries, unreadable)).catch(() => undefined)\n' },
  { law: 'Two sheets are never merged', file: 'shared-schema/scoring/order.ts',
    from: '...others.filter(entry => !isOnSheet(entry))', to: '...others' },
  { law: 'Only an answer makes an entry sent', file: 'client/replication/push.ts',
    from: 'signal: line.signal }))', to: 'signal: line.signal }).catch(() => []))' },
]

await runScript(async () => {
  await installDependencies()
  const overlooked = []
  for (const mutation of mutations) {
    const seconds = await secondsToFind(mutation)
    console.log(`${mutation.law}: ${seconds === undefined ? 'BROKEN UNNOTICED' : `broken, found after ${seconds.toFixed(0)} s`}`)
    if (seconds === undefined) overlooked.push(mutation.law)
  }
  if (overlooked.length > 0) throw new CommandFailed(`The simulator overlooked ${overlooked.length} of ${mutations.length} broken laws.`)
})

/** @returns undefined where the simulator's normal run does not find it */
async function secondsToFind(mutation) {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-mutation-'))
  try {
    for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    applyTo(join(folder, mutation.file), mutation)
    return await soakIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function applyTo(file, { from, to }) {
  const parts = readFileSync(file, 'utf8').split(from)
  if (parts.length !== 2) throw new CommandFailed(`${file} holds ${parts.length - 1} times what is to be broken there: ${from}`)
  writeFileSync(file, parts.join(to))
}

/** Ends with the first law found broken: what follows would only make its history shorter. */
function soakIn(folder) {
  return new Promise((done, failed) => {
    const start = Date.now()
    const child = spawn(process.execPath, ['scripts/soak.mjs', ...RUN], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
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
      if (found === undefined && code !== 0) failed(new CommandFailed(`The simulator broke off:\n${output.slice(-2000)}`))
      else done(found)
    })
  })
}
