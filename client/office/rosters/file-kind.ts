/** The kind of a file by its first bytes; its name is ignored, because people rename files. */
export type FileKind = 'text' | 'workbook' | UnreadKind

/** Kinds of files that are not read; each has a message with advice. */
export type UnreadKind =
  | 'oldWorkbook'
  | 'binaryWorkbook'
  | 'openDocument'
  | 'appleNumbers'
  | 'archive'
  | 'picture'
  | 'pdf'
  | 'webPage'
  | 'unknown'

/** The beginnings of files that are neither text nor a ZIP, as Latin-1. */
const beginnings: readonly (readonly [string, UnreadKind])[] = [
  // Also a workbook with a password, which Excel puts into the same container.
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'oldWorkbook'],
  ['\x09\x08\x10\x00', 'oldWorkbook'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['BM', 'picture'],
  ['II*\x00', 'picture'],
  ['MM\x00*', 'picture'],
  ['%PDF', 'pdf'],
  ['\x1f\x8b', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['Rar!', 'archive'],
  ['{\\rtf', 'unknown'],
]

/** Names of parts that identify a ZIP, the most specific first. They are stored uncompressed. */
const parts: readonly (readonly [string, FileKind])[] = [
  ['xl/workbook.bin', 'binaryWorkbook'],
  ['xl/workbook.xml', 'workbook'],
  ['opendocument', 'openDocument'],
  ['content.xml', 'openDocument'],
  ['Index/Document.iwa', 'appleNumbers'],
  ['Index.zip', 'appleNumbers'],
]

/** Detects the kind of a file. */
export function kindOf(bytes: Uint8Array): FileKind {
  const begins = latin1(bytes.subarray(0, 512))
  if (begins.startsWith('PK')) return kindOfZip(bytes)
  if (/^RIFF[^]{4}WEBP|^[^]{4}ftyp/.test(begins)) return 'picture'
  const [, known] = beginnings.find(([start]) => begins.startsWith(start) && isBinary(start, bytes)) ?? []
  if (known) return known
  // Programs that claim to write Excel's format often write a web page, or XML, under its name.
  return /^\s*<(!doctype|html|head|body|table|\?xml)/i.test(begins.replace('\xef\xbb\xbf', ''))
    ? 'webPage'
    : 'text'
}

/** Two letters begin many words: after such a short signature the rest must also be binary. */
const isBinary = (start: string, bytes: Uint8Array): boolean =>
  start.length > 2 || bytes.subarray(0, 64).includes(0)

function kindOfZip(bytes: Uint8Array): FileKind {
  const text = latin1(bytes)
  return parts.find(([name]) => text.includes(name))?.[1] ?? 'archive'
}

/** Each byte as one unchanged character: `TextDecoder` would read Latin-1 as Windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return text
}
