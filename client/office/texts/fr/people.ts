import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { people as english } from '../en/people.ts'

export const people = { title: 'Personnes' } satisfies Translated<typeof english>
