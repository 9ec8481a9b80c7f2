/** How often a list is fetched again while the page is visible: somebody may watch it all day. */
export const RENEWAL_MS = 5000
