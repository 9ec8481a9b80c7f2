import type { Color } from './contrast.ts'
import { legibleOn } from './legible.ts'

/** The colours of the app by purpose. Style sheets use these names: `var(--surface)`. */
export interface Palette {
  /** The background of the page. */
  readonly ground: Color
  /** The background of cards, fields and dialogs. */
  readonly surface: Color
  /** The background of pictures, which are made for white paper. */
  readonly paper: Color
  /** The background of anything below a card: a track, a disabled button. */
  readonly sunken: Color
  readonly words: Color
  /** Secondary text. */
  readonly quiet: Color
  /** The line around cards and buttons. */
  readonly edge: Color
  readonly header: Color
  readonly 'on-header': Color
  /** The edge of the active or chosen item, and its surface. */
  readonly chosen: Color
  readonly 'chosen-surface': Color
  /** The background of the text of a warning, and of the whole item that it is about. */
  readonly odd: Color
  readonly 'odd-surface': Color
  /** Text and edges of errors, and their surface. */
  readonly bad: Color
  readonly 'bad-surface': Color
  /** The outline of the focused element. */
  readonly focus: Color
  /** The colours of the two teams, for their names and their huge buttons. */
  readonly 'side-1': Color
  readonly 'side-2': Color
  /** Text on these buttons. */
  readonly 'on-side': Color
}

/** The contrast for scores and huge buttons in the sun: WCAG's highest level. */
export const FOR_SCORES = 7
/** The contrast for an edge that marks a button. */
export const FOR_EDGES = 3

/** Blue and rust: also distinct for people who cannot see red or green. */
export const sideColors = ['#0b4f8a', '#9a3412'] as const

const withSides = (palette: Omit<Palette, 'side-1' | 'side-2' | 'on-side'>): Palette => ({
  ...palette,
  'side-1': legibleOn(palette.surface, sideColors[0], FOR_SCORES),
  'side-2': legibleOn(palette.surface, sideColors[1], FOR_SCORES),
  'on-side': palette.surface,
})

/** Dark on light, for the sun. */
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

/** Light on dark, for the evening and for eyes sensitive to bright screens. */
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
