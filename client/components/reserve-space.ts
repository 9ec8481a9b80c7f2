/**
 * Keeps the page at least as long as the current view needs: the view would jump if something closed that had
 * made the page longer.
 * @returns a function that ends it
 */
export function reserveSpace(): () => void {
  const { documentElement: page } = document
  // Set on the root, which is not observed, to avoid counting as a change of the page's content.
  const keep = (): void =>
    page.style.setProperty(
      '--reserved-space',
      `${Math.min(window.scrollY + window.innerHeight, page.scrollHeight)}px`,
    )
  const forget = (): void => {
    page.style.removeProperty('--reserved-space')
  }
  window.addEventListener('scroll', keep, { passive: true })
  window.addEventListener('resize', forget)
  return () => {
    window.removeEventListener('scroll', keep)
    window.removeEventListener('resize', forget)
    forget()
  }
}
