/** A text of the screen without the invisible marks around names, which may be of either direction. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
