import { resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

const schemas = resolve('shared-schema/replication/schemas.ts')
const jsonSchemaOfZod = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/**
 * Makes the JSON Schemas of the replicated documents when the client is built, so that a tablet does not load
 * the code that makes them from zod's shapes. Functions that throw an error replace that code of zod.
 */
export const prebuiltSchemas = (): Plugin => ({
  name: 'prebuilt-schemas',
  apply: 'build',
  async load(id) {
    if (id !== schemas) return null
    const { module } = await runnerImport<object>(schemas, { configFile: false })
    return Object.entries(module)
      .map(([name, value]: [string, unknown]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
  transform(code, id) {
    if (!jsonSchemaOfZod.test(id)) return null
    const names = [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name)
    const absent = `const absent = () => { throw new Error('There are no JSON Schemas on a tablet') }`
    return { code: `${absent}\nexport { ${names.map(name => `absent as ${name}`).join(', ')} }`, map: null }
  },
})
