import { sql, type Kysely } from 'kysely'

/** Everything besides the scores of its games that decides the table of a season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table seasons
    add column tie_break_preset text,
    add column tie_break_criteria jsonb not null default '[]',
    add column points_for_win integer, add column points_for_overtime_win integer, add column points_for_tie integer,
    add column points_for_overtime_loss integer, add column points_for_loss integer,
    add column bonus_narrow_loss integer, add column bonus_second_score integer, add column bonus_second_score_lead integer,
    add column point_decisions jsonb not null default '[]',
    add column tie_decisions jsonb not null default '[]'`,
  `alter table teams add column division text not null default ''`,
  `alter table games
    add column decided_in text not null default 'regulation',
    add column team_1_second_score integer, add column team_2_second_score integer`,
]
