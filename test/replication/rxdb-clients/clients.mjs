// Clients of one event, as docs/clients.md shows them, in a thread of their own: RxDB opens only 13
// collections in each.
import { setInterval } from 'node:timers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { schemas, turnMs } = workerData

/** How often this thread had its turn. */
let turns = 0
setInterval(() => turns++, turnMs)

let clients = []

async function open({ module, address, token, epoch }, name) {
  const { createRxDatabase, getRxStorageMemory, replicate } = await import(module)
  const database = await createRxDatabase({ name, storage: getRxStorageMemory(), multiInstance: false })
  const collections = await database.addCollections(
    Object.fromEntries(Object.entries(schemas).map(([collection, schema]) => [collection, { schema }])),
  )
  const errors = []
  for (const [each, collection] of Object.entries(collections))
    replicate(collection, `${address}/${each}/${epoch}`, token).error$.subscribe(({ parameters }) => {
      const [error] = parameters.errors ?? []
      errors.push(`${each}: ${error?.message ?? JSON.stringify(parameters)}`.slice(0, 300))
    })
  return { database, collections, errors }
}

async function show({ collections, errors }) {
  const documents = {}
  for (const [name, collection] of Object.entries(collections))
    documents[name] = (await collection.find().exec()).map(document => document.toJSON())
  return { documents, errors: errors.slice(-5) }
}

const asked = {
  open: async ({ name, wanted }) => {
    clients = await Promise.all(wanted.map((client, index) => open(client, `${name}-${index}`)))
  },
  record: async ({ client, entry }) => {
    await clients[client].collections.entries.insert(entry)
  },
  show: async () => ({ turns, clients: await Promise.all(clients.map(show)) }),
  close: async () => {
    await Promise.all(clients.map(({ database }) => database.close()))
    // Lets pending retries notice that the client is closed.
    await sleep(0)
    clients = []
  },
}

parentPort.on('message', async ({ id, ask, about }) => {
  parentPort.postMessage({ id, answer: await asked[ask](about) })
})
