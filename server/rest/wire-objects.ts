import type { Kysely } from 'kysely'
import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Field, Link } from '../../shared-schema/resources/field.ts'
import type { Resource } from '../../shared-schema/resources/resource.ts'
import { wireFields, type Stored } from '../../shared-schema/resources/wire.ts'
import { keyOf, loadRecords } from '../database/records.ts'
import type { Database } from '../database/schema.ts'
import { pageUrl, resourceUri } from './addresses.ts'
import { computedFields } from './computed/index.ts'
import { shows, type Names } from './page.ts'

/** A record as the wire shows it. */
export type WireObject = Record<string, unknown> & { resource_uri: string }

/**
 * Turns stored records into wire objects: local times, nested objects, values worked out when
 * read, addresses. It loads by the batch, each record once, so it serves one answer and no more.
 */
export class WireObjects {
  readonly db: Kysely<Database>
  readonly #base: string
  readonly #loaded = new Map<string, Stored>()

  /** @param base the server's address, which all addresses in the objects begin with */
  constructor(db: Kysely<Database>, base: string) {
    this.db = db
    this.#base = base
  }

  /**
   * The objects of records, in the same order.
   * @param names the fields wanted; `resource_uri` comes in any case
   */
  async show(family: Family, records: readonly Stored[], names: Names): Promise<WireObject[]> {
    if (records.length === 0) return []
    const resource = resourceOf(family)
    const nested = await this.#nestedObjects(resource, records, names)
    const computed = await this.#computed(family, resource, records, names)
    return records.map((record, index) => {
      const whole: Record<string, unknown> = { ...wireFields(resource, record), ...computed[index] }
      for (const [name, { field, objects }] of nested) whole[name] = objects.get(record[field]) ?? null
      if (resource.page) whole.leaguevine_url = pageUrl(this.#base, resource.page(whole))
      const chosen = Object.entries(whole).filter(([name]) => shows(names, name))
      return { ...Object.fromEntries(chosen), resource_uri: resourceUri(this.#base, family, keyOf(family, record)) }
    })
  }

  /** The nested objects of records by id, in their short form. */
  async short(family: Family, ids: Iterable<unknown>): Promise<Map<unknown, WireObject>> {
    return this.#byId(family, ids, 'short')
  }

  async #nestedObjects(resource: Resource, records: readonly Stored[], names: Names) {
    const nested = new Map<string, { field: string; objects: Map<unknown, WireObject> }>()
    for (const [field, link, name] of nestedLinks(resource)) {
      const isNeeded = shows(names, name) || (shows(names, 'leaguevine_url') && resource.pageLinks.includes(name))
      if (!isNeeded) continue
      const objects = await this.#byId(familyOf(link), records.map(record => record[field]), link.form)
      nested.set(name, { field, objects })
    }
    return nested
  }

  async #byId(family: Family, ids: Iterable<unknown>, form: Link['form']): Promise<Map<unknown, WireObject>> {
    const records = await this.#load(family, ids)
    const objects = await this.show(family, records, form === 'full' ? 'all' : new Set(resourceOf(family).short))
    return new Map(records.map((record, index) => [record.id, objects[index]] as const)
      .filter((pair): pair is [unknown, WireObject] => pair[1] !== undefined))
  }

  async #load(family: Family, ids: Iterable<unknown>): Promise<Stored[]> {
    const wanted = [...new Set(ids)].filter(id => typeof id === 'number')
    const missing = wanted.filter(id => !this.#loaded.has(`${family}/${id}`))
    for (const record of await loadRecords(this.db, family, missing.map(id => [id]))) this.#loaded.set(`${family}/${record.id}`, record)
    return wanted.map(id => this.#loaded.get(`${family}/${id}`)).filter(record => record !== undefined)
  }

  async #computed(family: Family, resource: Resource, records: readonly Stored[], names: Names) {
    const compute = computedFields[family]
    const isWanted = Object.entries(resource.fields).some(([name, field]) => field.source === 'computed' && shows(names, name))
    return compute && isWanted ? compute(this, records, names) : []
  }
}

function nestedLinks(resource: Resource): [field: string, link: Link, name: string][] {
  return Object.entries<Field>(resource.fields).flatMap(([field, { link }]) =>
    (link && link.nested !== null ? [[field, link, link.nested]] : []))
}

function familyOf(link: Link): Family {
  if (isFamily(link.family)) return link.family
  throw new Error(`A link leads to ${link.family}, which is no family`)
}
