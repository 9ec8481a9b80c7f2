/**
 * Keeps the page as long as what is in view needs it: when something closes that made it longer, what stays
 * would jump.
 * @returns ends it
 */
export function keepRoom(): () => void {
  const { documentElement: page } = document
  // Said on the root, which nobody watches, so that it is no change of the page's content.
  const keep = (): void =>
    page.style.setProperty(
      '--kept-room',
      `${Math.min(window.scrollY + window.innerHeight, page.scrollHeight)}px`,
    )
  const forget = (): void => {
    page.style.removeProperty('--kept-room')
  }
  window.addEventListener('scroll', keep, { passive: true })
  window.addEventListener('resize', forget)
  return () => {
    window.removeEventListener('scroll', keep)
    window.removeEventListener('resize', forget)
    forget()
  }
}
