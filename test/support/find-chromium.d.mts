/** The path of Chromium's program, when the machine has one. */
export function findChromium(): string | undefined
/** The same, but installs Chromium when there is none and fails when it cannot. */
export function ensureChromium(): Promise<string>
