// A tablet of any engine. The elements on its screen are found by XPath, which all engines understand.

/** A browser with one page. Each named element has a while to appear. */
export interface Tablet {
  open(address: string): Promise<void>
  reload(): Promise<void>
  tap(what: string): Promise<void>
  type(where: string, text: string): Promise<void>
  /** The text of an element, without its surroundings. */
  textOf(what: string): Promise<string>
  attributeOf(what: string, name: string): Promise<string | null>
  /** Gives a file to an input that nobody sees. */
  choose(input: string, file: string): Promise<void>
  /** The result of a script that runs in the page. The script is a text, because it leaves this program. */
  run(script: string): Promise<unknown>
  /** The folder into which it downloads. */
  readonly downloads: string
  close(): Promise<void>
}

/** As long as a busy machine may take to show something. */
export const PATIENCE_MS = 60_000

/** As long as a finger needs for what has just come on the screen: a button takes no taps before. */
export const SEEN_MS = 600

/**
 * Ends once a slow machine has drawn what it has to: the button counts from when the page sees what was
 * drawn.
 */
export const DRAWN =
  'new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))'

const quoted = (text: string): string => `"${text}"`
const named = (tag: string, name: string): string =>
  `//${tag}[not(@disabled)][normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`

export const button = (name: string): string => named('button', name)
export const link = (part: string): string => `//a[contains(., ${quoted(part)})]`
export const field = (label: string): string =>
  `//input[@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`
export const byTestId = (id: string): string => `//*[@data-testid=${quoted(id)}]`
/** A player's button, while the screen asks who it was. */
export const player = (name: string): string =>
  `//section[starts-with(@aria-label, "Goal")]//button[contains(., ${quoted(name)})]`
export const fileInput = '//input[@type="file"]'
