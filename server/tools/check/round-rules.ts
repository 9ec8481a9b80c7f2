import { sql } from 'kysely'
import { publish } from '../../feed/catalog/catalog.ts'
import type { Rule } from './rule.ts'

const rounds = [
  ['swiss_rounds', 'tournament_id', 'Swiss round', 'tournament'],
  ['pool_rounds', 'pool_id', 'Pool round', 'pool'],
] as const

/** The rounds of a tournament or a pool are numbered from 1, without duplicates. */
export const roundRules: readonly Rule[] = rounds.map(([family, place, noun, where]): Rule => ({
  broken: sql`
    select id, ${sql.ref(place)} as "to", ${`${noun} `} || id || ' has ' || coalesce('number ' || round_number, 'no number') || ${` in ${where} `} || ${sql.ref(place)}
      || case when same > 1 then ', as another round has' else '' end || '. Mended, the rounds are numbered in the order they have, then that of their making.' as text
    from (select *, count(*) over (partition by ${sql.ref(place)}, round_number) as same from ${sql.table(family)}) as rounds
    where round_number is null or round_number < 1 or same > 1 order by id`,
  async mend(tx, broken) {
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(family)} as rounds set round_number = numbered.number, time_last_updated = now()
      from (select id, row_number() over (partition by ${sql.ref(place)} order by round_number, id) as number
        from ${sql.table(family)} where ${sql.ref(place)} = any(${broken.map(({ to }) => to)}::integer[])) as numbered
      where numbered.id = rounds.id and numbered.number is distinct from rounds.round_number returning rounds.id`.execute(
      tx,
    )
    await publish(
      tx,
      rows.map(({ id }) => ({ family, key: [id] })),
    )
  },
}))
