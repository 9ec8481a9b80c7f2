type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Keys of which there is a text for each form of a number: `wins` for `wins_one` and `wins_other`. */
type Counted<Key> = Key extends `${infer Plain}_other` ? Plain : never

/** The forms of such keys. */
type FormOf<Keys> = `${Counted<Keys>}_${Form}`

/**
 * The shape of a catalogue in another language: the keys of the English one, but each number has the forms
 * that the other language has (a test asks for those).
 */
export type Translated<English> = {
  readonly [Key in Exclude<keyof English, FormOf<keyof English>>]: English[Key] extends string
    ? string
    : Translated<English[Key]>
} & {
  readonly [Key in `${Counted<keyof English>}_other`]: string
} & {
  readonly [Key in Exclude<FormOf<keyof English>, `${string}_other`>]?: string
}
