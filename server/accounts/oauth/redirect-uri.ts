import { z } from 'zod'

/** An address as URLs are compared: without differences that mean nothing. What is no address stays as it is. */
export const normalized = (uri: string): string => (URL.canParse(uri) ? new URL(uri).href : uri)

/** An address to which answers may be sent: of a web site, of a program on the person's own machine, or of an app by a scheme of its own. */
export const redirectUri = z.string({ error: 'must be an address' }).max(2000, { error: 'is too long' })
  .refine(uri => URL.canParse(uri), { error: 'must be a whole address, such as https://example.org/callback' })
  .refine(uri => !uri.includes('#'), { error: 'must have no # in it' })
  .refine(uri => !URL.canParse(uri) || isPlace(new URL(uri)), {
    error: 'must begin with https://, with http:// and localhost, or with a scheme of its own that has a dot, such as org.example.app:/',
  })

function isPlace({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return !hostname.includes('*')
  if (protocol === 'http:') return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  return protocol.includes('.')
}
