export type Operation = 'insert' | 'update' | 'delete'

/** The changed rows that a statement's trigger sees. */
const tables: Readonly<Record<Operation, string>> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

/** A trigger that calls a function once after each statement of one kind on a table. */
export const afterStatement = (name: string, operation: Operation, table: string, call: string): string =>
  `create or replace trigger ${name} after ${operation} on ${table} referencing ${tables[operation]}
    for each statement execute function ${call}`
