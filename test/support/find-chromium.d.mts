/** The path of Chromium's program, when the machine has one. */
export function findChromium(): string | undefined
/** The path of the program that the browser tests run in: Chromium without windows, else Chromium. */
export function findTestBrowser(): string | undefined
/** Installs Chromium when there is none, and fails when it cannot. */
export function ensureChromium(): Promise<void>
/** The same, and installs Chromium without windows if it can. */
export function ensureTestBrowser(): Promise<void>
