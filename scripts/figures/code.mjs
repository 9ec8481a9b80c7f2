// Counts for the figures of one source file, by its syntax.
import ts from 'typescript'

/** The number of lines that a function may have, as in .oxlintrc.json. */
const LIMITS = { ts: 80, tsx: 120 }

/** The functions that send a request, of all versions of the client. */
const SENDERS = ['useMutation', 'sendRequest', 'sendChange']

/**
 * @param {string} path
 * @param {string} text
 */
export function countsIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
  const counts = {
    functions: 0,
    longFunctions: 0,
    shapes: 0,
    records: 0,
    emptyCatches: 0,
    casts: 0,
    submits: false,
  }
  const visit = node => {
    if (isFunction(node)) {
      counts.functions++
      if (linesOf(source, node) > LIMITS[path.endsWith('x') ? 'tsx' : 'ts']) counts.longFunctions++
    }
    if (isEmptyCatch(node)) counts.emptyCatches++
    if (isCast(node)) counts.casts++
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source)
      if (/^z\.(object|strictObject|looseObject)$/.test(called)) counts.shapes++
      if (called === 'record') counts.records++
      if (SENDERS.includes(called)) counts.submits = true
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return counts
}

const kindOf = path => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

const isFunction = node =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node)

/** Lines with code: blank ones and those of comments alone do not count. */
function linesOf(source, node) {
  const text = source.text.slice(node.getStart(source), node.getEnd())
  return text.split('\n').filter(line => !/^\s*(\/\/.*|\/?\*.*)?$/.test(line)).length
}

/** A `catch` that does nothing, in either form. */
function isEmptyCatch(node) {
  if (ts.isCatchClause(node)) return node.block.statements.length === 0
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [handler] = node.arguments
  return (
    node.expression.name.text === 'catch' &&
    handler !== undefined &&
    ts.isArrowFunction(handler) &&
    (ts.isBlock(handler.body) ? handler.body.statements.length === 0 : isUndefined(handler.body))
  )
}

const isUndefined = node => ts.isIdentifier(node) && node.text === 'undefined'

/** `x as T`, `<T>x` and `x!`; not `as const`. */
const isCast = node =>
  ts.isNonNullExpression(node) ||
  ts.isTypeAssertionExpression(node) ||
  (ts.isAsExpression(node) && node.type.getText() !== 'const')
