/** A text for comparison with a typed one, without accents and capitals: typing `mala` finds Mälaren. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
