import type { Color } from './contrast.ts'
import { legibleOn } from './legible.ts'

/** What the colours of the app are for. Style sheets name them by these words: `var(--surface)`. */
export interface Palette {
  /** Behind everything. */
  readonly ground: Color
  /** Of cards, fields and dialogs. */
  readonly surface: Color
  /** Behind pictures, which are made for white paper. */
  readonly paper: Color
  /** Of what lies deeper than a card: a track, a button that cannot be tapped. */
  readonly sunken: Color
  readonly words: Color
  /** Words that matter less. */
  readonly quiet: Color
  /** The line around cards and buttons. */
  readonly edge: Color
  readonly header: Color
  readonly 'on-header': Color
  /** The edge of what is on now or was chosen, and its surface. */
  readonly chosen: Color
  readonly 'chosen-surface': Color
  /** Behind words about what is odd, and behind all of what they are about. */
  readonly odd: Color
  readonly 'odd-surface': Color
  /** Words and edges of what went wrong, and its surface. */
  readonly bad: Color
  readonly 'bad-surface': Color
  /** Around what has the focus. */
  readonly focus: Color
  /** The colours of the two teams: their names in words, and their huge buttons. */
  readonly 'side-1': Color
  readonly 'side-2': Color
  /** Words on these buttons. */
  readonly 'on-side': Color
}

/** What scores and huge buttons are read by in the sun: WCAG's highest step. */
export const FOR_SCORES = 7
/** What an edge needs that says where a button is. */
export const FOR_EDGES = 3

/** Blue and rust: told apart by those who see no red or green, too. */
const sideColors = ['#0b4f8a', '#9a3412'] as const

const withSides = (palette: Omit<Palette, 'side-1' | 'side-2' | 'on-side'>): Palette => ({
  ...palette,
  'side-1': legibleOn(palette.surface, sideColors[0], FOR_SCORES),
  'side-2': legibleOn(palette.surface, sideColors[1], FOR_SCORES),
  'on-side': palette.surface,
})

/** Dark on light: for the sun. */
export const daylight = withSides({
  ground: '#f4f7f5',
  surface: '#ffffff',
  paper: '#ffffff',
  sunken: '#dfe8e3',
  words: '#0b1410',
  quiet: '#45524b',
  edge: '#76857d',
  header: '#1b5e3f',
  'on-header': '#ffffff',
  chosen: '#1b5e3f',
  'chosen-surface': '#e7f5ee',
  odd: '#ffd43b',
  'odd-surface': '#fff6d6',
  bad: '#8a0019',
  'bad-surface': '#fff0f0',
  focus: '#0b4f8a',
})

/** Light on dark: for the evening, and for eyes that bright screens hurt. */
export const dark = withSides({
  ground: '#0b1410',
  surface: '#16211b',
  paper: '#ffffff',
  sunken: '#26332c',
  words: '#f1f6f3',
  quiet: '#c3cfc8',
  edge: '#7b8c83',
  header: '#123d2a',
  'on-header': '#ffffff',
  chosen: '#63bb90',
  'chosen-surface': '#173a2a',
  odd: '#5c4700',
  'odd-surface': '#33290a',
  bad: '#ffb3b3',
  'bad-surface': '#431317',
  focus: '#ffd43b',
})

/** A palette as the custom properties of a style sheet. */
export const asProperties = (palette: Palette): Record<string, string> =>
  Object.fromEntries(Object.entries(palette).map(([name, color]) => [`--${name}`, String(color)]))
