import { z } from 'zod'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

/**
 * An address as URLs are compared: without differences that mean nothing. What is no address stays as it is.
 */
export const normalized = (uri: string): string => (URL.canParse(uri) ? new URL(uri).href : uri)

/**
 * An address to which answers may be sent: of a web site, of a program on the person's own machine, or of an
 * app by a scheme of its own.
 * @param httpRedirects whether a web site may do without encryption, as some old programs do: whoever listens
 *   on the way then gets the code, or the token
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
