import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** All pages of the documentation, by their paths. */
export const pages = [
  ...readdirSync(root).filter(name => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { encoding: 'utf8', recursive: true })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name.replaceAll('\\', '/')}`),
].sort()

/** The text of a page, or of another file of the project. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The lines of all shell blocks of a page. */
export const commandsIn = (page: string): string[] =>
  [...read(page).matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map(line => line.trim())
    .filter(Boolean)
