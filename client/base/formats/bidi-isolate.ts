/** Letters of scripts written from right to left, and the characters that control the direction of text. */
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u{10800}-\u{10fff}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u
const controls = /[\u202a-\u202e\u2066-\u2069]/gu

/**
 * Isolates a typed name for a sentence that is plain text and cannot contain `<bdi>`: a name written from
 * right to left, or with direction controls, then does not move the words and figures around it. Source:
 * Unicode Standard Annex 9, first strong isolate.
 */
export const bidiIsolate = (name: string): string =>
  turning.test(name) ? `\u2068${name.replace(controls, '')}\u2069` : name
