/** `1st`, `2nd`, `11th`, `21st`. */
export function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1
  const endings = ['th', 'st', 'nd', 'rd']
  return `${number}${(isTeen ? undefined : endings[number % 10]) ?? 'th'}`
}

/** `the group with 1 win` */
export function groupOf(wins: number): string {
  return `the group with ${wins} win${wins === 1 ? '' : 's'}`
}

/** Why one of a group, with so many teams of its own, had to leave it. */
export function movedFromOddGroup(wins: number, size: number): string {
  return `moved down from ${groupOf(wins)}: ${size % 2 === 1 ? '' : 'with those moved down to it '}its number is odd`
}

/** `a, b and c` */
export function inWords(names: readonly string[], conjunction = 'and'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${conjunction} `)
}
