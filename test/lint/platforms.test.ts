import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** The errors of a source in a folder, with the types that the folder's tsconfig.json allows. */
function errorsIn(folder: string, source: string): string[] {
  const config = join(root, folder, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, name => readFileSync(name, 'utf8')).config,
    ts.sys,
    join(root, folder),
  )
  const file = join(root, folder, 'probe.ts')
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, languageVersion) =>
    name === file ? ts.createSourceFile(name, source, languageVersion) : getSourceFile(name, languageVersion)
  const program = ts.createProgram([file], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const ofBrowsers = 'export const title = document.title'
const ofNode = "export const bytes = Buffer.from('')"

test.for([
  ['shared-schema', ofBrowsers, 'document'],
  ['shared-schema', ofNode, 'Buffer'],
  ['shared-schema/handover', ofNode, 'Buffer'],
  ['server', ofBrowsers, 'document'],
  ['client', ofNode, 'Buffer'],
] as const)('%s does not compile with: %s', ([folder, source, name]) => {
  expect(errorsIn(folder, source)).toEqual([expect.stringContaining(`Cannot find name '${name}'`)])
})

test.for([
  ['server', ofNode],
  ['client', ofBrowsers],
] as const)('%s compiles with: %s', ([folder, source]) => {
  expect(errorsIn(folder, source)).toEqual([])
})
