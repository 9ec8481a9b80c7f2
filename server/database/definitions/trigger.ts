export type Operation = 'insert' | 'update' | 'delete'

/** What a statement's trigger sees of the rows that the statement changed. */
const tables: Readonly<Record<Operation, string>> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

/** A trigger that calls a function once after each statement of a kind that changed rows of a table. */
export const afterStatement = (name: string, operation: Operation, table: string, call: string): string =>
  `create or replace trigger ${name} after ${operation} on ${table} referencing ${tables[operation]}
    for each statement execute function ${call}`
