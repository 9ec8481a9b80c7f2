// The codes of the program: strings of a fixed set, which a type, a list of constants or a shape of zod
// names.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
const houses = ['client', 'server', 'shared-schema']

/**
 * All strings that stand in a type, or in a constant that a type can be made of, but for the texts
 * themselves.
 */
export function codesOfProgram() {
  const codes = new Set()
  for (const house of houses)
    for (const name of readdirSync(join(root, house), { encoding: 'utf8', recursive: true }))
      if (/\.tsx?$/.test(name) && !/(^|\/)texts\//.test(name)) addCodes(join(root, house, name), codes)
  return codes
}

function addCodes(file, codes) {
  const visit = (node, isConstant) => {
    if (ts.isStringLiteralLike(node) && (isConstant || ts.isLiteralTypeNode(node.parent)))
      codes.add(node.text)
    if (ts.isTemplateLiteralTypeNode(node)) codes.add(textOf(node))
    const isOne = isConstant || isConstantOfType(node)
    ts.forEachChild(node, child => visit(child, isOne))
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), false)
}

/** `[...] as const`, or what zod makes a shape of. */
const isConstantOfType = node =>
  (ts.isAsExpression(node) &&
    ts.isConstTypeReference(node.type) &&
    ts.isArrayLiteralExpression(node.expression)) ||
  (ts.isCallExpression(node) && /^z\.(literal|enum)$/.test(node.expression.getText()))

/** As the rule sees a template: with a mark for each value in it. */
const textOf = ({ head, templateSpans }) =>
  [head, ...templateSpans.map(span => span.literal)].map(part => part.text).join('§')
