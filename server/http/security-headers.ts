import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Headers that restrict what browsers allow the pages to do. */
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
      // Only for this host name: subdomains are the operator's decision.
      strictTransportSecurity: isHttps ? { includeSubDomains: false } : false,
      // Over http, except on localhost, browsers ignore these two and log a complaint.
      crossOriginOpenerPolicy: isHttps,
      originAgentCluster: isHttps,
    }),
  ]
}

/**
 * The pages use the camera to read hand-overs, keep the screen on while a game is scored, and offer passkeys.
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
