// Plays no history, but ends as its seed says: for tests of the watching thread. A single failure happens the
// first time that a history is played; the second time it succeeds.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setInterval, setTimeout } from 'node:timers'
import { parentPort, workerData } from 'node:worker_threads'

const played = join(workerData.ownGrounds, 'played')
const count = { entries: 0, requests: 0, faults: {} }
const sound = { lost: [], doubled: [], diverged: [], undrained: [], attached: [] }

const tell = told => parentPort.postMessage(told)
const end = verdict => tell({ outcome: { verdict, count } })

const fates = {
  'ends once': () => process.exit(7),
  'always ends': () => process.exit(7),
  'fails once': () => {
    setTimeout(() => {
      throw new Error('Something was forgotten')
    })
  },
  'is starved once': () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  'is stuck once': () => setInterval(() => tell({ turn: true }), 5),
  'is always stuck': () => setInterval(() => tell({ turn: true }), 5),
  'is slow': () => {
    let step = 0
    setInterval(() => {
      tell({ turn: true })
      if (++step % 10 === 0) tell({ at: `step ${step}` })
      if (step === 100) end(sound)
    }, 1)
  },
  'breaks a law': () => end({ ...sound, lost: ['an entry'] }),
}

parentPort.on('message', ({ history, seed }) => {
  const before = readFileSync(played, 'utf8').split('\n')
  appendFileSync(played, `${seed}\n`)
  tell({ at: 'step 1 of 1' })
  const fate = workerData.serversUser
  const isOnce = fate.endsWith('once')
  if (history.steps.length === 0) end(sound)
  else if (isOnce && before.includes(String(seed))) end(sound)
  else fates[fate]()
})
