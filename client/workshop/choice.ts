import { z } from 'zod'
import { languageCodes } from '../../shared-schema/texts/languages.ts'

/** Width and height of the frames, in CSS pixels. */
export const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800] } as const
export const sizeNames = ['phone', 'tablet', 'desktop'] as const
export const paletteNames = ['daylight', 'dark'] as const

const withAll = <T extends string>(names: readonly T[]): readonly ['all', ...T[]] => ['all', ...names]

/** The looks to choose from in the gallery. */
export const options = {
  size: withAll(sizeNames),
  palette: withAll(paletteNames),
  language: withAll(languageCodes),
}

/** The choice of the gallery, in its address. */
const choice = z.object({
  component: z.string().catch('components/CodeOf'),
  /** If the component has no such example, its first one is shown. */
  example: z.string().catch(''),
  size: z.enum(options.size).catch('all'),
  palette: z.enum(options.palette).catch('daylight'),
  language: z.enum(options.language).catch('en'),
})
export type Choice = z.infer<typeof choice>

/** The example that one frame shows, in the fragment of its address. */
const shown = z.object({
  component: z.string(),
  example: z.string(),
  palette: z.enum(paletteNames),
  language: z.enum(languageCodes),
})
export type Shown = z.infer<typeof shown>

export const readChoice = (query: string): Choice => choice.parse(valuesOf(query))
export const readShown = (fragment: string): Shown => shown.parse(valuesOf(fragment.slice(1)))

const valuesOf = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

/** The chosen names: one, or all of them. */
export const chosen = <T extends string>(names: readonly T[], name: T | 'all'): readonly T[] =>
  name === 'all' ? names : [name]
