// Replicates a scope with rxdb-server's own client, as it comes, on the RxDB that it was made for.
// Usage: node replicate.mjs ADDRESS-OF-SCOPE EPOCH TOKEN SCHEMAS. Each line of input is an entry to record;
// each line of output is a document that was stored here, with its collection, or an error.
import { createInterface } from 'node:readline'
import { createRxDatabase } from 'rxdb'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { replicateServer } from 'rxdb-server/plugins/replication-server'

const [, , address, epoch, token, schemas] = process.argv

const print = line => console.log(JSON.stringify(line))

const database = await createRxDatabase({ name: 'tablet', storage: getRxStorageMemory() })
const collections = await database.addCollections(
  Object.fromEntries(Object.entries(JSON.parse(schemas)).map(([name, schema]) => [name, { schema }])),
)
for (const [name, collection] of Object.entries(collections)) {
  collection.$.subscribe(({ documentData }) => print({ collection: name, document: documentData }))
  const replication = replicateServer({
    collection,
    replicationIdentifier: name,
    url: `${address}/${name}/${epoch}`,
    headers: { Authorization: `Bearer ${token}` },
    pull: {},
    ...(name === 'entries' ? { push: {} } : {}),
    live: true,
  })
  replication.error$.subscribe(error => print({ error: String(error) }))
  replication.outdatedClient$.subscribe(() => print({ error: 'outdated' }))
}
createInterface({ input: process.stdin })
  .on('line', line => collections.entries.insert(JSON.parse(line)))
  .on('close', () => process.exit())
