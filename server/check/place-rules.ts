import { sql } from 'kysely'
import { followTournaments } from '../league/follow.ts'
import type { Broken, Rule } from './rule.ts'

const nouns = { games: 'Game', pools: 'Pool', pool_rounds: 'Pool round', brackets: 'Bracket', swiss_rounds: 'Swiss round' } as const

/** What a tournament says of what is played in it, and the families that have it from there. */
const said = [
  ['season_id', 'season', ['games']],
  ['owner_id', 'organization', ['games', 'pools', 'pool_rounds', 'brackets', 'swiss_rounds']],
  ['timezone', 'zone', ['games', 'pools', 'pool_rounds', 'brackets', 'swiss_rounds']],
] as const

/** What is played in a tournament is of its season, its organization and its zone. */
export const placeRules: readonly Rule[] = said.flatMap(([column, word, families]) => families.map((family): Rule => ({
  broken: sql`
    select records.id, tournaments.id as "to", ${`${nouns[family]} `} || records.id || ${` is of ${word} `} || coalesce(records.${sql.ref(column)}::text, 'none') || ', tournament '
      || tournaments.id || ' of ' || coalesce(tournaments.${sql.ref(column)}::text, 'none') || '. Mended, it is of that too; what it starts at stays.' as text
    from ${sql.table(family)} as records join tournaments on tournaments.id = records.tournament_id
    where records.${sql.ref(column)} is distinct from tournaments.${sql.ref(column)} order by records.id`,
  mend: (tx, broken: readonly Broken[]) => followTournaments(tx, [...new Set(broken.flatMap(({ to }) => to ?? []))]),
})))
