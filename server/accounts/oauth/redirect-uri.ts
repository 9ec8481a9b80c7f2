import { z } from 'zod'

/** Schemes with which an address is no place to go to, but a program or a file in the browser itself. */
const REFUSED = ['javascript:', 'data:', 'file:', 'blob:', 'about:', 'vbscript:']

/** An address as URLs are compared: without differences that mean nothing. What is no address stays as it is. */
export const normalized = (uri: string): string => (URL.canParse(uri) ? new URL(uri).href : uri)

/** An address to which answers may be sent: of a web site, or of an app by a scheme of its own. */
export const redirectUri = z.string({ error: 'must be an address' }).max(2000, { error: 'is too long' })
  .refine(uri => URL.canParse(uri), { error: 'must be a whole address, such as https://example.org/callback' })
  .refine(uri => !uri.includes('#'), { error: 'must have no # in it' })
  .refine(uri => !URL.canParse(uri) || !REFUSED.includes(new URL(uri).protocol), { error: `must not begin with ${REFUSED.join(', ')}` })
