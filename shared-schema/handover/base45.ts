/** The characters that a QR code stores in half the space of others; the index is their base 45 value. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Bytes as text for a QR code (RFC 9285): two bytes are three characters, a last one is two. */
export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2)
    text += second === undefined ? digits(first, 2) : digits(first * 256 + second, 3)
  }
  return text
}

/** @throws if the text is not base 45 */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 3) {
    const group = Array.from(text.slice(at, at + 3))
    const value = group.reduceRight((sum, character) => sum * 45 + valueOf(character), 0)
    if (group.length === 1 || value >= 256 ** (group.length - 1)) throw new Error('This is not base 45')
    bytes.push(...(group.length === 3 ? [value >> 8, value & 255] : [value]))
  }
  return Uint8Array.from(bytes)
}

/** Least significant digit first. */
const digits = (value: number, many: number): string =>
  Array.from({ length: many }, (_, place) => ALPHABET.charAt(Math.floor(value / 45 ** place) % 45)).join('')

function valueOf(character: string): number {
  const value = ALPHABET.indexOf(character)
  if (value < 0) throw new Error('This is not base 45')
  return value
}
