// A rule for oxlint: which folder of the program may import which, as folders.mjs lists them.
//
//   client → shared-schema ← server
import { builtinModules } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { folderOf, mayImport } from './folders.mjs'

const runsInBrowser = folder => !folder.startsWith('server')

const isOfNode = name => name.startsWith('node:') || builtinModules.includes(name)

export const importBoundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      boundary: '{{ from }} may not import {{ to }}; it may import {{ allowed }}.',
      node: '{{ from }} runs in the browser too and may not import {{ to }}.',
    },
  },
  create(context) {
    const root = context.cwd
    const from = folderOf(relative(root, context.filename))
    if (from === undefined) return {}
    const allowed = mayImport[from]

    const check = ({ source }) => {
      const name = source?.value
      if (typeof name !== 'string') return
      if (!name.startsWith('.')) {
        if (runsInBrowser(from) && isOfNode(name)) {
          context.report({ node: source, messageId: 'node', data: { from, to: name } })
        }
        return
      }
      const path = relative(root, resolve(dirname(context.filename), name))
      const to = folderOf(path) ?? path
      if (to === from || allowed.includes(to)) return
      const list = [from, ...allowed].join(', ')
      context.report({ node: source, messageId: 'boundary', data: { from, to, allowed: list } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
