/** The number of characters of a password. */
export const passwordLength = { least: 10, most: 128 } as const
