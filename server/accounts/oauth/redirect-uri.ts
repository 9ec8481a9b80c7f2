import { z } from 'zod'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

/** Normalizes an address for comparison. Text that is not a URL stays unchanged. */
export const normalized = (uri: string): string => (URL.canParse(uri) ? new URL(uri).href : uri)

/**
 * An address that answers may be sent to: a web site, a program on the person's own machine, or an app with
 * its own URL scheme.
 * @param httpRedirects whether web sites may use plain http, as some old programs do: an eavesdropper on the
 *   network then gets the code or token
 */
export const redirectUri = (httpRedirects: boolean) =>
  z
    .string({ error: wrong('address') })
    .max(2000, { error: wrong('tooLong') })
    .refine(uri => URL.canParse(uri), {
      error: wrong('wholeAddress'),
    })
    .refine(uri => !uri.includes('#'), { error: wrong('noFragment') })
    .refine(uri => !URL.canParse(uri) || isPlace(new URL(uri), httpRedirects), {
      error: wrong('placeForAnswers'),
    })

function isPlace({ protocol, hostname, username, password }: URL, httpRedirects: boolean): boolean {
  if (username !== '' || password !== '') return false
  if (protocol === 'https:' || (protocol === 'http:' && httpRedirects)) return !hostname.includes('*')
  if (protocol === 'http:')
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  return protocol.includes('.')
}
