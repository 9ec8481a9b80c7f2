/** `RF` in digits, and room for the check digits, as ISO 11649 has them. */
const SUFFIX = '271500'
const SHORTEST = 6

/**
 * The payment reference of a registration, `RF71 0000 42`: a creditor reference by ISO 11649. Its first digits check
 * the others, so that no slip of one sign, and no two that changed places, makes the reference of another team.
 */
export function referenceOf(registrationId: number): string {
  const digits = String(registrationId).padStart(SHORTEST, '0')
  const check = 98n - (BigInt(`${digits}${SUFFIX}`) % 97n)
  return `RF${String(check).padStart(2, '0')}${digits}`.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Whether a text has a reference whose check digits are right, of a team of any event. */
export const hasReference = (text: string): boolean =>
  [...compact(text).matchAll(/RF(\d\d)(\d+)/g)].some(([, check = '', digits = '']) => {
    // Other figures may follow it.
    const lengths = Array.from(
      { length: Math.max(0, digits.length - SHORTEST + 1) },
      (_, more) => SHORTEST + more,
    )
    return lengths.some(
      length => BigInt(`${digits.slice(0, length)}${SUFFIX.slice(0, 4)}${check}`) % 97n === 1n,
    )
  })

/** A text as references are looked for in it: banks take out blanks and break lines anywhere. */
export const compact = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
