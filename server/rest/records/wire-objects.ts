import type { Kysely } from 'kysely'
import { takesPart } from '../../../shared-schema/resources/consent.ts'
import { isPictured, pictured } from '../../../shared-schema/resources/pictures.ts'
import { families, isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Field } from '../../../shared-schema/resources/field.ts'
import type { Link } from '../../../shared-schema/resources/link.ts'
import type { Resource } from '../../../shared-schema/resources/resource.ts'
import { wireFields, type StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { keyOf, loadRecords } from '../../database/records.ts'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../../access/author.ts'
import { shownTo } from '../../access/shown-to.ts'
import { readableBy } from '../../access/visibility.ts'
import { pageUrl, resourceUri } from '../requests/addresses.ts'
import type { ObjectsToShow, WireObject } from './computed/compute.ts'
import { computedFields } from './computed/index.ts'
import { shownOf, shows, type Names } from '../requests/page.ts'
import { type Readers } from '../../texts/say.ts'

/**
 * Turns stored records into wire objects: local times, nested objects, computed values, addresses. Loads in
 * batches, each record once; an instance serves a single response.
 */
export class WireObjects implements ObjectsToShow {
  readonly db: Kysely<Database>
  readonly author: Author
  readonly texts: Readers
  readonly #base: string
  readonly #loading = new Map<string, Promise<ReadonlyMap<unknown, StoredRecord>>>()
  readonly #showing = new Map<string, Promise<ReadonlyMap<unknown, WireObject>>>()

  /**
   * @param base the server's address, a prefix of all addresses in the objects
   * @param author the reader: unreadable records are not shown inside other objects either
   * @param texts the reader's language
   */
  constructor(db: Kysely<Database>, base: string, author: Author, texts: Readers) {
    this.db = db
    this.author = author
    this.texts = texts
    this.#base = base
  }

  /**
   * The objects of records, in the same order.
   * @param names the requested fields; `resource_uri` is always included
   */
  async show(family: Family, stored: readonly StoredRecord[], names: Names): Promise<WireObject[]> {
    if (stored.length === 0) return []
    const records = stored.map(record => shownTo(this.author, family, record))
    const resource = resourceOf(family)
    const pictures = picturesOf(family)
    const [nested, computed] = await Promise.all([
      this.#nestedObjects(family, records, names),
      this.#computed(family, resource, records, names),
    ])
    return records.map((record, index) => {
      const whole: Record<string, unknown> = {
        ...wireFields(resource, record, name => shows(names, name)),
        ...computed[index],
      }
      for (const { field, name, objects, isShown } of nested)
        whole[name] = (isShown(record) ? objects?.get(record[field]) : undefined) ?? null
      for (const name of pictures) {
        const path = whole[name]
        if (typeof path === 'string' && path.startsWith('/')) whole[name] = this.#base + path
      }
      if (resource.page) whole.leaguevine_url = pageUrl(this.#base, resource.page(whole))
      return {
        ...shownOf(names, whole),
        resource_uri: resourceUri(this.#base, family, keyOf(family, record)),
      }
    })
  }

  /** The nested objects of records by id, in their short form. */
  async short(family: Family, ids: Iterable<unknown>): Promise<Map<unknown, WireObject>> {
    return this.#byId(family, ids, 'short')
  }

  /** Links to objects of one kind, such as a game's two teams and its winner, share one load. */
  async #nestedObjects(parent: Family, records: readonly StoredRecord[], names: Names) {
    const resource = resourceOf(parent)
    const needed = (nestedLinks.get(parent) ?? []).filter(
      ({ name }) =>
        shows(names, name) || (shows(names, 'leaguevine_url') && resource.pageLinks.includes(name)),
    )
    const loading = new Map<string, Promise<Map<unknown, WireObject>>>()
    for (const { kind, family, form } of needed) {
      if (loading.has(kind)) continue
      const fields = needed.filter(link => link.kind === kind).map(link => link.field)
      loading.set(
        kind,
        this.#byId(
          family,
          records.flatMap(record => fields.map(field => record[field])),
          form,
        ),
      )
    }
    return Promise.all(
      needed.map(async ({ kind, ...link }) => ({ ...link, objects: await loading.get(kind) })),
    )
  }

  /** Builds each object once per form: a game shows its season, and its tournament shows it again. */
  async #byId(family: Family, ids: Iterable<unknown>, form: Link['form']): Promise<Map<unknown, WireObject>> {
    return onceEach(this.#showing, `${family} ${form}`, ids, async missing => {
      const records = [...(await this.#load(family, missing)).values()]
      const names = form === 'full' ? 'all' : new Set(resourceOf(family).short)
      const objects = await this.show(family, records, names)
      return new Map(objects.map((object, index) => [records[index]?.id, object]))
    })
  }

  /** Loads each record once, for its first user. */
  async #load(family: Family, ids: Iterable<unknown>): Promise<Map<unknown, StoredRecord>> {
    return onceEach(this.#loading, family, ids, async missing => {
      const records = await loadRecords(
        this.db,
        family,
        missing.map(id => [id]),
        readableBy(this.author, family),
      )
      return new Map(records.map(record => [record.id, record]))
    })
  }

  async #computed(family: Family, resource: Resource, records: readonly StoredRecord[], names: Names) {
    const compute = computedFields[family]
    const isWanted = Object.entries(resource.fields).some(
      ([name, field]) => (field.source === 'computed' || field.inCodes) && shows(names, name),
    )
    return compute && isWanted ? compute(this, records, names) : []
  }
}

/**
 * Results by id, fetched once even for concurrent callers.
 * @param underWay earlier requests, by kind and id
 * @param get fetches all ids that nobody has requested yet
 */
async function onceEach<T>(
  underWay: Map<string, Promise<ReadonlyMap<unknown, T>>>,
  kind: string,
  ids: Iterable<unknown>,
  get: (missing: readonly number[]) => Promise<ReadonlyMap<unknown, T>>,
): Promise<Map<unknown, T>> {
  const wanted = [...new Set(ids)].filter(id => typeof id === 'number')
  const missing = wanted.filter(id => !underWay.has(`${kind}/${id}`))
  const batch = missing.length === 0 ? undefined : get(missing)
  if (batch) for (const id of missing) underWay.set(`${kind}/${id}`, batch)
  const found = new Map<unknown, T>()
  for (const id of wanted) {
    const one = (await underWay.get(`${kind}/${id}`))?.get(id)
    if (one !== undefined) found.set(id, one)
  }
  return found
}

function nestedLinksOf(resource: Resource) {
  return Object.entries<Field>(resource.fields).flatMap(([field, { link }]) =>
    link && link.nested !== null
      ? [
          {
            field,
            name: link.nested,
            kind: `${link.family} ${link.form}`,
            family: familyOf(link),
            form: link.form,
            isShown: showing(link),
          },
        ]
      : [],
  )
}

/** Hides a team without consent, except for the name in the record itself. */
const showing =
  ({ attach }: Link) =>
  ({ consent }: StoredRecord): boolean =>
    attach !== 'consent' || takesPart(consent)

function familyOf(link: Link): Family {
  if (isFamily(link.family)) return link.family
  throw new Error(`A link leads to ${link.family}, which is no family`)
}

/** Picture fields of a family: addresses of this server, stored without its host. */
const picturesOf = (family: Family): readonly string[] =>
  isPictured(family) ? Object.keys(pictured[family].sizes) : []

/** The links of each family that show their object, with the field that holds it. */
const nestedLinks = new Map(families.map(family => [family, nestedLinksOf(resourceOf(family))]))
