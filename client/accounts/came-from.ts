const ENTRANCES: readonly string[] = ['/sign-in', '/join', '/reset']

/** The address of the sign-in screen that leads back here afterwards. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return ENTRANCES.includes(pathname)
    ? `/sign-in${search}`
    : `/sign-in?${new URLSearchParams({ from: pathname + search })}`
}

/**
 * The screen from which the user came to sign in or to join; the start page if none is named.
 * @param search the query of the present address
 */
export function cameFrom(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/'
  // Only an address of this app: no link may lead people who sign in here to another site.
  return /^\/(?![/\\])/.test(from) ? from : '/'
}
