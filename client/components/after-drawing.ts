/** Does some work when what has changed until now is on the screen, so that this need not wait for it. */
export function afterDrawing(work: () => void): void {
  // The next frame may be one that has begun before.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
}
