import type { Selectable } from 'kysely'
import type { ValueOf } from '../../shared-schema/resources/field.ts'
import type { Family, FieldsOf } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Database } from './schema.ts'

/** A stored record of a family with all its columns. `Family` itself means a family known only by name. */
export type StoredIn<F extends Family> = Family extends F ? StoredRecord : Readonly<Selectable<Database[F]>>

/** A stored record, with its organization under the name by which callers know it. */
export type OwnedIn<F extends Family> = Family extends F
  ? StoredRecord
  : StoredIn<F> & { readonly [K in FieldsWith<F, { source: 'owner' }>]: ValueOf<FieldsOf<F>[K]> }

/** A record just created, with the parameters of its create that are not stored. */
export type CreatedIn<F extends Family> = Family extends F ? StoredRecord : StoredIn<F> & Requested<F>

/** A record before it is stored: what was sent, completed with the record so far or with fallbacks. */
export type DraftIn<F extends Family> = Family extends F
  ? StoredRecord
  : Partial<OwnedIn<F>> & Pick<StoredIn<F>, AlwaysSet<F>> & Requested<F>

/** The name of a field of a family. */
export type FieldOf<F extends Family> = keyof FieldsOf<F> & string

type FieldsWith<F extends Family, Trait> = {
  [K in keyof FieldsOf<F>]: FieldsOf<F>[K] extends Trait ? K : never
}[keyof FieldsOf<F>]

type Requested<F extends Family> = {
  readonly [K in FieldsWith<F, { source: 'request' }>]?: ValueOf<FieldsOf<F>[K]>
}

type Columns<F extends Family> = keyof StoredIn<F> & keyof FieldsOf<F>

/** A new record has all required fields; fields that may be null have the fallback null. */
type AlwaysSet<F extends Family> = {
  [K in Columns<F>]: K extends FieldsWith<F, { required: true }> ? K : null extends StoredIn<F>[K] ? K : never
}[Columns<F>]
