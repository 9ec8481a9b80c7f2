/** Runs work after the changes made so far are on the screen, to avoid delaying them. */
export function afterDrawing(work: () => void): void {
  // The next frame may have begun earlier.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
}
