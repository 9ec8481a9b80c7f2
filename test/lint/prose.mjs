// The prose of a file: the comments of a source, or the text of a Markdown page without its code.
import ts from 'typescript'

/**
 * The passages of prose in a file, and the identifiers of a source, each with its position.
 * Code within the prose is replaced by spaces, so that positions stay right.
 */
export function proseOf(path, text) {
  if (path.endsWith('.md')) return { passages: passagesOf(withoutCodeBlocks(text), 0), identifiers: [] }
  const { literals, identifiers } = literalsAndIdentifiers(path, text)
  const passages = commentsOf(path, text, literals).flatMap(({ start, end }) =>
    passagesOf(withoutCommentSigns(text.slice(start, end)), start),
  )
  return { passages, identifiers }
}

/** A new passage begins at an empty line, a heading, a quotation, a list item, a table cell and a JSDoc tag. */
const BREAK = /\n(?=[ \t]*(?:\n|[#>@]|[*-] |\d+\. ))|\|/

function passagesOf(text, start) {
  let at = start
  const passages = []
  for (const part of withoutInlineCode(text).split(BREAK)) {
    passages.push({ text: part, at })
    at += part.length + 1
  }
  return passages.filter(passage => passage.text.trim() !== '')
}

const blank = code => code.replace(/[^\n]/g, ' ')

const withoutInlineCode = text => text.replace(/(`+)[^`]+\1|\]\([^)\s]*\)/g, blank)

const withoutCodeBlocks = text => text.replace(/^[ \t]*(```|~~~)[^]*?(?:^[ \t]*\1[ \t]*$|(?![^]))/gm, blank)

const withoutCommentSigns = text => text.replace(/^[ \t]*(?:\/\/+|\/\*+|\*(?!\/))|\*+\/$/gm, blank)

/** The comments of a source; line comments on lines that follow each other are one comment. */
function commentsOf(path, text, literals) {
  const variant = path.endsWith('.tsx') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, variant, text)
  const comments = []
  let lines = null // the comment that a line comment goes on with
  let breaks = 0 // since the last line comment
  for (;;) {
    const kind = scanner.scan()
    const [start, end] = [scanner.getTokenStart(), scanner.getTokenEnd()]
    if (kind === ts.SyntaxKind.EndOfFileToken) return comments
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia) {
      if (lines && breaks === 1) lines.end = end
      else comments.push((lines = { start, end }))
      breaks = 0
    } else if (kind === ts.SyntaxKind.NewLineTrivia) breaks++
    else if (kind !== ts.SyntaxKind.WhitespaceTrivia) lines = null
    if (kind === ts.SyntaxKind.MultiLineCommentTrivia) comments.push({ start, end })
    for (let next = literals.get(end); next !== undefined; next = literals.get(next)) {
      scanner.resetTokenState(next)
      lines = null
    }
  }
}

/**
 * The scanner alone takes a regular expression for a division and the text of an element for code. The parser
 * knows these and all strings: a map from where each begins to where it ends.
 */
function literalsAndIdentifiers(path, text) {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  }
  const source = ts.createSourceFile(path, text, options)
  const literals = new Map()
  const identifiers = []
  const visit = node => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      identifiers.push({ text: node.text, at: node.getStart(source) })
    else if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const start = node.getStart(source)
      if (start < node.end) literals.set(start, node.end)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { literals, identifiers }
}
