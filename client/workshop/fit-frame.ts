/** Makes the frame around this page as high as its content, or as a whole screen if a dialog is open. */
export function fitFrame(content: HTMLElement): void {
  const screen = window.frameElement?.getAttribute('height')
  if (!screen) return
  const fit = (): void => {
    const isCovered = document.querySelector('[role=dialog]') !== null
    window.frameElement?.setAttribute('height', isCovered ? screen : String(content.scrollHeight))
  }
  new ResizeObserver(fit).observe(content)
  new MutationObserver(fit).observe(document.body, { childList: true, subtree: true })
}
