import { EPOCH, scope as scopeShape, type Scope } from '../../../shared-schema/replication/scope.ts'

/** The scopes with a database on this device. */
export async function scopesOnDisk(): Promise<Scope[]> {
  const named = new RegExp(`^rxdb-dexie-sideline-e${EPOCH}-([a-z]+)-(\\d+)--`)
  const scopes = (await indexedDB.databases()).flatMap(({ name = '' }) => {
    const [, kind, id] = named.exec(name) ?? []
    return scopeShape.safeParse(`${kind}:${id}`).data ?? []
  })
  return [...new Set(scopes)]
}
