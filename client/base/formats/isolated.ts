/**
 * Letters of scripts that are written from right to left, and the characters that turn text around by
 * themselves.
 */
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u{10800}-\u{10fff}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u
const controls = /[\u202a-\u202e\u2066-\u2069]/gu

/**
 * A name that somebody typed, for a sentence that is one text and so has no room for `<bdi>`: one that is
 * written from right to left, or holds characters that turn text around, does not move the words and figures
 * beside it. Source: Unicode Standard Annex 9, first strong isolate.
 */
export const isolated = (name: string): string =>
  turning.test(name) ? `\u2068${name.replace(controls, '')}\u2069` : name
