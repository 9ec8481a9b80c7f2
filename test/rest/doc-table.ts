import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * A table of a page in docs/: its rows by the names of its columns.
 * @param first the name of its first column
 */
export function docTable(page: string, first: string): Readonly<Record<string, string>>[] {
  const lines = readFileSync(resolve(import.meta.dirname, '../../docs', page), 'utf8').split('\n')
  const start = lines.findIndex(line => line.startsWith(`| ${first} |`))
  const after = lines.slice(start)
  const [head = [], , ...rows] = after
    .slice(
      0,
      after.findIndex(line => !line.startsWith('|')),
    )
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
  return rows.map(cells => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}
