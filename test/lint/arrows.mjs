// An ESLint rule: which part of the program may import which.
//
//   client → shared-schema ← server, and inside the server
//   main and http → rest, replication → league → stats, feed → database, and accounts → league beside them
import { builtinModules } from 'node:module'
import { dirname, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const belowRest = ['server/league', 'server/stats', 'server/feed', 'server/accounts', 'server/database', 'shared-schema']

/** The first part that a path begins with is its own. */
const mayImport = {
  'shared-schema': [],
  client: ['shared-schema'],
  'server/database': ['shared-schema'],
  'server/stats': ['server/database', 'shared-schema'],
  'server/feed': ['server/database', 'shared-schema'],
  'server/league': ['server/stats', 'server/feed', 'server/database', 'shared-schema'],
  'server/accounts': ['server/league', 'server/database', 'shared-schema'],
  'server/rest': belowRest,
  'server/replication': belowRest,
  'server/demo': ['server/league', 'server/feed', 'server/database', 'shared-schema'],
  'server/check': ['server/league', 'server/feed', 'server/database', 'shared-schema'],
  'server/import': ['server/league', 'server/feed', 'server/database', 'shared-schema'],
  server: ['server/rest', 'server/replication', 'server/demo', 'server/import', 'server/check', ...belowRest], // main, http and all that puts the parts together
}

/** These run in a browser too. */
const withoutNode = ['shared-schema', 'client']

const partOf = (path) => Object.keys(mayImport).find((part) => path.startsWith(`${part}/`)) ?? path

const isOfNode = (name) => name.startsWith('node:') || builtinModules.includes(name)

export const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arrow: '{{ from }} may not import {{ to }}; it may import {{ allowed }}.',
      node: '{{ from }} runs in the browser too and may not import {{ to }}.',
    },
  },
  create(context) {
    const from = partOf(relative(root, context.filename))
    const allowed = mayImport[from]
    if (allowed === undefined) return {} // the tests and the tools may import anything

    const check = ({ source }) => {
      const name = source?.value
      if (typeof name !== 'string') return
      if (!name.startsWith('.')) {
        if (withoutNode.includes(from) && isOfNode(name)) {
          context.report({ node: source, messageId: 'node', data: { from, to: name } })
        }
        return
      }
      const to = partOf(relative(root, resolve(dirname(context.filename), name)))
      if (to === from || allowed.includes(to)) return
      const list = [from, ...allowed].join(', ')
      context.report({ node: source, messageId: 'arrow', data: { from, to, allowed: list } })
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
