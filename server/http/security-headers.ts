import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** The headers that keep a browser from doing with the pages what they are not made for. */
export function securityHeaders(isHttps: boolean): RequestHandler[] {
  return [
    permissions,
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'https:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'self'"],
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      // Of this name alone: what else the domain serves is for its operator to say.
      strictTransportSecurity: isHttps ? { includeSubDomains: false } : false,
      // Over http, except on localhost, browsers ignore these two and complain about them.
      crossOriginOpenerPolicy: isHttps,
      originAgentCluster: isHttps,
    }),
  ]
}

/**
 * The pages' own camera reads hand-overs, their screen stays on while a game is scored, and people sign in to
 * them with passkeys.
 */
const ALLOWED = [
  'camera',
  'screen-wake-lock',
  'publickey-credentials-create',
  'publickey-credentials-get',
].map(feature => `${feature}=(self)`)
const REFUSED = ['display-capture', 'geolocation', 'microphone', 'payment', 'usb'].map(
  feature => `${feature}=()`,
)

const permissions: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', [...ALLOWED, ...REFUSED].join(', '))
  next()
}
