/**
 * Parses a list in a query: `[a,b]`, `[a, b]`, `['a','b']`, `["a"]`, or without brackets `a,b` and `a`. Empty
 * parts are dropped.
 */
export function readBracketList(text: string): string[] {
  return text
    .trim()
    .replace(/^\[/, '')
    .replace(/\]$/, '')
    .split(',')
    .map(unquoted)
    .filter(part => part !== '')
}

const unquoted = (part: string): string =>
  part
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim()
