// A rule for oxlint: no sentence for people outside the texts (client/texts, server/texts, shared-schema/texts).
//
// These count: any word between tags, words in an attribute that is read out or shown, and any other
// string of two words or more, unless it is plainly for programs: a code (codes.mjs), SQL, a log line, an
// error of the program itself, a description of the interface.
import { codesOfProgram } from './codes.mjs'

const shownAttributes = new Set([
  ...['label', 'title', 'placeholder', 'description', 'alt', 'error', 'legend'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
])
const words = /\p{L}{2,}[,;:.!?…]? +(\p{L}|§)|§[,;:.!?…]? \p{L}{2,}|\p{L}{2,}[,;:.!?…]? §/u
const word = /\p{L}{2}/u
/** The name of the app, in every language. */
const ownName = 'Sideline'

/** Properties that name typefaces. */
const ofTypefaces = /^fontFamily(Monospace)?$/

/** Calls whose arguments are for operators, developers or a database. */
const forPrograms =
  /^(Error|TypeError|RangeError|CommandFailed|describe|described|prepared|raw|unreachable|stores|querySelector(All)?|closest|matches)$/
const ofLog = /^(log|logger|console)$/

const nameOf = callee => {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && /Identifier$/.test(callee.property.type)
    ? callee.property.name
    : ''
}

/** Calls that put a statement for the database together. */
const isOfStatement = ({ type, callee }) =>
  type === 'CallExpression' && /^(select(From)?|(inner|left)Join|where(Ref)?|on(Ref)?)$/.test(nameOf(callee))

const isOfLog = callee =>
  callee.type === 'MemberExpression' && (ofLog.test(nameOf(callee.object)) || isOfLog(callee.object))

/** Headers, events of a stream, and settings of Express. */
const ofHttp = callee =>
  callee.type === 'MemberExpression' &&
  /^(\w*\.(type|vary)|response\.(set|setHeader|writeHead|write)|app\.set|socket\.end)$/.test(
    `${nameOf(callee.object)}.${nameOf(callee)}`,
  )

/** Whether a string is what a tag or an attribute shows, also as one of two that are chosen from. */
function isShownAt({ parent }) {
  switch (parent.type) {
    case 'JSXAttribute':
      return shownAttributes.has(parent.name.name)
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'JSXExpressionContainer':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return isShownAt(parent)
    default:
      return false
  }
}

/** True if only programs read a string in its place. */
function isForPrograms(node) {
  for (let at = node, { parent } = node; parent; at = parent, { parent } = parent) {
    switch (parent.type) {
      case 'TaggedTemplateExpression':
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
      case 'TSTemplateLiteralType':
        if (
          parent.source === at ||
          parent.type.startsWith('TS') ||
          parent.type === 'TaggedTemplateExpression'
        )
          return true
        break
      case 'BinaryExpression':
        if (parent.operator !== '+') return true
        break
      case 'SwitchCase':
        if (parent.test === at) return true
        break
      case 'MemberExpression':
        if (parent.property === at) return true
        break
      case 'Property':
      case 'PropertyDefinition':
        if (parent.key === at || ofTypefaces.test(nameOf(parent.key))) return true
        break
      case 'CallExpression':
      case 'NewExpression':
        if (
          forPrograms.test(nameOf(parent.callee)) ||
          isOfStatement(parent) ||
          isOfLog(parent.callee) ||
          ofHttp(parent.callee)
        )
          return parent.arguments.includes(at)
        break
      case 'JSXAttribute':
        return /^(className|style|href|src|d|viewBox|autoComplete|accept|pattern|type|id|name|rel|key)$/.test(
          parent.name.name,
        )
    }
    if (parent.type === 'ArrowFunctionExpression' && isOfStatement(parent.parent)) return true
    if (/Function|Statement$|Declaration$/.test(parent.type)) return false
  }
  return false
}

let codes
let patterns
/** True if a text is a code. In both, § means any value. */
function isCode(text) {
  codes ??= codesOfProgram()
  patterns ??= [...codes].map(patternOf).filter(pattern => pattern !== null)
  const ofText = patternOf(text)
  return (
    codes.has(text) ||
    patterns.some(pattern => pattern.test(text)) ||
    (ofText !== null && [...codes].some(code => ofText.test(code)))
  )
}
const patternOf = text =>
  text.includes('§') && word.test(text)
    ? new RegExp(`^${text.replaceAll(/[^\w\s§]/g, '.').replaceAll('§', '.+')}$`)
    : null

export const texts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'A text for people belongs into texts/: {{ text }}' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'text', data: { text: text.replace(/\s+/g, ' ').slice(0, 60) } })

    const check = (node, text) => {
      const isShown = isShownAt(node)
      if (!(isShown ? word : words).test(text) || text === ownName) return
      if (!isShown && isForPrograms(node)) return
      if (!isShown && isCode(text)) return
      report(node, text)
    }
    return {
      JSXText: node => word.test(node.value) && report(node, node.value.trim()),
      Literal: node => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: node => check(node, node.quasis.map(({ value }) => value.cooked).join('§')),
    }
  },
}
