import { dirname, join } from 'node:path'

export interface Modules {
  getModuleInfo(id: string): { readonly code: string | null; readonly importedIds: readonly string[] } | null
}

/** Packages whose index passes on hundreds of modules. */
const INDEX =
  /\/node_modules\/(@mantine\/\w+|@tabler\/icons-react|@tanstack\/[\w-]+)\/[^?]*\/(index|tabler-icons-react)\.m?js$/

/** All modules that are loaded with some. Of a package's index only those count whose names are imported. */
export function loadedWith(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const all = new Set<string>()
  const waiting = [...files]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = all.has(id) ? null : modules.getModuleInfo(id)
    if (!info) continue
    all.add(id)
    const names = new Set(listsIn(info.code).flatMap(list => list.names))
    for (const imported of info.importedIds)
      waiting.push(...(INDEX.test(imported) ? behindIndex(imported, names, modules) : [imported]))
  }
  return all
}

/** The modules of some names of an index, which may pass on another index. */
function behindIndex(index: string, names: ReadonlySet<string>, modules: Modules): string[] {
  const info = modules.getModuleInfo(index)
  if (!info) return []
  const own = listsIn(info.code)
    .filter(list => list.from.startsWith('.') && list.names.some(name => names.has(name)))
    .map(({ from }) => join(dirname(index), from))
  const others = info.importedIds.filter(id => INDEX.test(id))
  return [...own, ...others.flatMap(id => behindIndex(id, names, modules))]
}

interface List {
  readonly names: readonly string[]
  readonly from: string
}

/** `import { one, other as another } from './file.js'`, and the same with `export`. */
const listsIn = (code: string | null): List[] =>
  [...(code ?? '').matchAll(/\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].map(
    ([, list = '', from = '']) => ({
      names: list.split(',').flatMap(part => part.trim().split(/\s+as\s+/)),
      from,
    }),
  )
