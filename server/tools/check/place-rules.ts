import { sql } from 'kysely'
import { isRecordedFamily } from '../../../shared-schema/replication/entry-kinds.ts'
import { resourceOf } from '../../../shared-schema/resources/index.ts'
import { belongings, type Inherited } from '../../records/ownership/belongings.ts'
import { takeAlong } from '../../records/ownership/take-along.ts'
import type { Broken, Rule } from './rule.ts'

const words: Record<Inherited, string> = {
  season_id: 'season',
  owner_id: 'organization',
  timezone: 'zone',
}

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/**
 * Records belong to the organization, season and time zone of their parent. Records made at games are left
 * out: they are written from the entries.
 */
export const placeRules: readonly Rule[] = belongings
  .filter(({ link }) => !isRecordedFamily(link.holder))
  .flatMap(({ link: { holder, field, to }, inherited, unless }) => {
    const { key, noun } = resourceOf(holder)
    const number = sql`concat_ws(' and ', ${sql.join(key.map(name => sql.ref(`record.${name}`)))})`
    return inherited.map((column): Rule => {
      const [own, due] = [sql.ref(`record.${column}`), sql.ref(`parent.${column}`)]
      const isOther = [
        sql`${own} is distinct from ${due}`,
        ...unless.map(name => sql`${sql.ref(`record.${name}`)} is null`),
      ]
      return {
        broken: sql`
          select ${sql.ref(`record.${key[0] ?? 'id'}`)} as id, parent.id as "to",
            ${`${capitalized(noun)} `} || ${number} || ${` is of ${words[column]} `} || coalesce(${own}::text, 'none')
            || ${`, ${resourceOf(to).noun} `} || parent.id || ' of ' || coalesce(${due}::text, 'none')
            || '. Mended, it is of that too; what it starts at stays.' as text
          from ${sql.table(holder)} as record join ${sql.table(to)} as parent on parent.id = ${sql.ref(`record.${field}`)}
          where ${sql.join(isOther, sql` and `)} order by 1`,
        mend: (tx, broken: readonly Broken[]) =>
          takeAlong(tx, to, [...new Set(broken.flatMap(({ to }) => to ?? []))]),
      }
    })
  })
