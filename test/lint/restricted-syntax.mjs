// Rules for oxlint: syntax that some folders may not use. .oxlintrc.json names the folders.

/** A rule that reports all that a selector finds. */
const refuse = (selector, message) => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: context => ({ [selector]: node => context.report({ node, messageId: 'refused' }) }),
})

export const restrictedSyntax = {
  // Days, times and numbers follow the language of the texts, and not that of the device.
  'format-by-texts': refuse(
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/], MemberExpression[object.name="Intl"]',
    'Say it in the language of the texts: timeT of client/texts/t.ts, or a format within a text.',
  ),
  // A loader is a plain `span`, and screen readers ignore the label of an element without a role.
  'loader-role': refuse(
    'JSXOpeningElement[name.name="Loader"]:has(JSXAttribute[name.name="aria-label"]):not(:has(JSXAttribute[name.name="role"]))',
    'Give the loader a role, too: without one its label is not read out.',
  ),
  'no-clock': refuse(
    'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"]',
    'Pass the time in.',
  ),
  // The page loads it as it is: not as a module, so that strict mode has to be asked for.
  'strict-script': refuse(
    'Program:not(:has(> ExpressionStatement[directive="use strict"])), ImportDeclaration, ExportNamedDeclaration, ExportDefaultDeclaration, ExportAllDeclaration',
    "Begin with 'use strict', and import or export nothing: it is no module.",
  ),
}
