/** Single-byte encodings, the likeliest first. */
export const encodings = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'macintosh',
] as const
export type Encoding = (typeof encodings)[number]

/** The non-ASCII letters common in names of an encoding's languages. */
const usual: Readonly<Record<Encoding, string>> = {
  'windows-1252': 'äöüßàâçéèêëîïôûáíóúñåæøãõìòùý',
  'windows-1250': 'ąćęłńóśźżáčďéěíňřšťúůýžäöüßőűăâîşţđ',
  'iso-8859-2': 'ąćęłńóśźżáčďéěíňřšťúůýžäöüßőűăâîşţđ',
  'windows-1251': 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґђћљњјџ',
  'windows-1253': 'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋ',
  'windows-1254': 'çğıöşüâîû',
  'windows-1257': 'āčēģīķļņšūžąęėįųäöüõ',
  macintosh: 'äöüßàâçéèêëîïôûáíóúñåæøãõìòù',
}

const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)

/** A file's text, and its encoding. */
export interface Decoded {
  readonly text: string
  /** Null if the bytes leave no doubt. */
  readonly guessed: Encoding | null
}

/**
 * Reads text: by its byte order mark, by the zeros of UTF-16, as UTF-8, or else in the encoding that yields
 * the most plausible names.
 * @param chosen the encoding that somebody chose
 * @returns undefined if it is not text
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): Decoded | undefined {
  const sure = unicodeOf(bytes)
  const guessed = sure === null ? (chosen ?? likeliest(bytes)) : null
  const text = decode(bytes, sure ?? guessed ?? 'utf-8')
  return isText(text) ? { text, guessed } : undefined
}

function unicodeOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // In UTF-16 the letters, commas and line ends of any list contain a zero byte.
  if (odd > bytes.length / 8 && even < odd / 8) return 'utf-16le'
  if (even > bytes.length / 8 && odd < even / 8) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return null
  }
}

/**
 * Text has no unassigned characters, and no control characters except those that end cells, lines, pages and
 * files.
 */
const isText = (text: string): boolean =>
  !text.includes('\ufffd') &&
  Array.from(text.matchAll(/\p{Cc}/gu)).every(([one]) => '\t\n\v\f\r\x1a'.includes(one) || one >= '\x80')

/** The encoding with the most usual letters within words; among several the first. */
function likeliest(bytes: Uint8Array): Encoding {
  const worth = encodings.map(encoding => worthOf(decode(bytes, encoding), encoding))
  return encodings[worth.indexOf(Math.max(...worth))] ?? 'windows-1252'
}

function worthOf(text: string, encoding: Encoding): number {
  let worth = 0
  for (const [word] of text.matchAll(/[^\s,;|"]*\P{ASCII}[^\s,;|"]*/gu)) {
    const scripts = new Set(Array.from(word, scriptOf).filter(script => script !== null))
    // No name changes its alphabet, or has a capital after a small letter.
    if (scripts.size > 1) worth -= 5
    // A Latin name has letters of A to Z among the others.
    if (scripts.has('Latin') && !/[a-z]/i.test(word) && word.length > 2) worth -= 2 * word.length
    if (/\p{Ll}\p{Lu}/u.test(word) && !/^[A-Z][a-z]{1,2}\p{Lu}\p{Ll}+$/u.test(word)) worth -= 2
    for (const letter of word.match(/\P{ASCII}/gu) ?? []) {
      if (usual[encoding].includes(letter.toLowerCase())) worth += 1
      else if (/[\x80-\x9f\ufffd]/.test(letter)) worth -= 5
      else if (!/[\p{L}\p{M}’‘“”–…]/u.test(letter)) worth -= 2
    }
  }
  return worth
}

function scriptOf(letter: string): string | null {
  if (!/\p{L}/u.test(letter)) return null
  if (/\p{Script=Cyrillic}/u.test(letter)) return 'Cyrillic'
  return /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Latin'
}

/** Some of the words that depend on the encoding, for somebody to choose by. @param most how many */
export const tellingWords = (text: string, most = 4): string[] =>
  [...new Set(text.match(/[^\s,;|"]*[^\p{ASCII}\s,;|"][^\s,;|"]*/gu))].slice(0, most)
