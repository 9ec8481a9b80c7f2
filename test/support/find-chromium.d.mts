/** The path of Chromium's program, when the machine has one. */
export function findChromium(): string | undefined
/** The path of the program that the browser tests run in: Chromium without windows, else Chromium. */
export function findTestBrowser(): string | undefined
/** The path of Chromium's program; installs it when there is none and fails when it cannot. */
export function ensureChromium(): Promise<string>
/** The same for the browser of the tests. */
export function ensureTestBrowser(): Promise<string>
