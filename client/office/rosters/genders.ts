import { plainText } from '../../base/formats/plain-text.ts'

/** Words and letters for a gender in lists, by its number in ISO/IEC 5218. */
const words: Readonly<Record<number, readonly string[]>> = {
  // Our own tables say so in each language.
  0: ['', '0', 'notstated', 'nichtangegeben', 'nonprecise', 'sinindicar'],
  1: [
    ...['1', 'm', 'h', 'male', 'man', 'men', 'boy', 'mannlich', 'mann', 'herren', 'homme', 'masculin'],
    ...['masculino', 'hombre', 'varon'],
  ],
  2: [
    ...['2', 'f', 'w', 'female', 'woman', 'women', 'girl', 'weiblich', 'frau', 'damen', 'femme', 'feminin'],
    ...['femenino', 'mujer'],
  ],
  9: ['9', 'x', 'd', 'divers', 'other', 'autre', 'otro', 'anderes', 'nonbinary', 'non-binary'],
}

const meant = new Map(
  Object.entries(words).flatMap(([gender, all]) => all.map(word => [word, Number(gender)])),
)

/** True if M means a woman in these cells: lists in Spanish have H and M, and no letter for women but M. */
export function isWomanM(heading: string, cells: readonly string[]): boolean {
  const keys = cells.map(keyOf)
  const isSpanish = ['sexo', 'genero'].includes(keyOf(heading))
  return (isSpanish || keys.includes('h')) && !keys.some(key => /^[fw]/.test(key))
}

/** The number of a gender: 0 if the cell states none, undefined if it is not recognized. */
export function genderIn(cell: string, womanIsM: boolean): number | undefined {
  const key = keyOf(cell)
  return key === 'm' && womanIsM ? 2 : meant.get(key)
}

const keyOf = (cell: string): string => plainText(cell).replaceAll(/\s/g, '')
