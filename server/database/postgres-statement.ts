import type pg from 'pg'
import { commandOf } from './command.ts'
import { statementName } from './prepared-statement.ts'

/** A statement with its parameter values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The result of a statement, in Kysely's form. */
export interface Result {
  readonly command: ReturnType<typeof commandOf>
  readonly rowCount: number
  readonly rows: Record<string, unknown>[]
}

/** Runs a statement, which stays prepared if it is marked. */
export async function run(client: pg.PoolClient, { text, values }: Statement): Promise<Result> {
  return resultOf(
    await client.query<Record<string, unknown>>({
      name: statementName(text),
      text,
      values: [...values],
    }),
  )
}

/**
 * Runs statements one after the other, sent together: each write to the network costs as much as a small
 * statement.
 */
export function runTogether(client: pg.PoolClient, statements: readonly Statement[]): Promise<Result>[] {
  const { stream } = client.connection
  stream.cork()
  try {
    return statements.map(statement => run(client, statement))
  } finally {
    stream.uncork()
  }
}

export const resultOf = (
  found: Pick<pg.QueryResult<Record<string, unknown>>, 'command' | 'rowCount' | 'rows'> | undefined,
): Result => ({
  command: commandOf(found?.command),
  rowCount: found?.rowCount ?? 0,
  rows: found?.rows ?? [],
})
