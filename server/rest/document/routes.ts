import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Router } from 'express'
import { defaultLanguage } from '../../../shared-schema/texts/languages.ts'
import type { RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { buildDocument } from './document.ts'
import { page, start } from './docs-page.ts'

/** The files of swagger-ui-dist that the page needs; the rest of the package is not served. */
const files = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'favicon-32x32.png',
  'oauth2-redirect.html',
  'oauth2-redirect.js',
]

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** The interface's description for programs, `/openapi.json`, and for people, `/docs/`. */
export function openApiRoutes(parts: RestParts): Router {
  const router = Router()
  router.use(['/openapi.json', '/docs'], (_request, response, next) => {
    response.set('Content-Language', defaultLanguage)
    next()
  })
  let documentFor: ReturnType<typeof buildDocument> | undefined
  router
    .route('/openapi.json')
    .get((request, response) => {
      documentFor ??= buildDocument()
      response.json(documentFor(parts.baseOf(request)))
    })
    .all(onlyMethods(['GET']))
  router
    .route('/docs')
    .get((_request, response) => {
      response.set('Cache-Control', 'no-cache').type('html').send(page)
    })
    .all(onlyMethods(['GET']))
  router
    .route('/docs/start.js')
    .get((_request, response) => {
      response.set('Cache-Control', 'no-cache').type('js').send(start)
    })
    .all(onlyMethods(['GET']))
  for (const file of files) {
    router
      .route(`/docs/${file}`)
      .get((_request, response) => {
        response.set('Cache-Control', 'public, max-age=86400').sendFile(file, { root: folder })
      })
      .all(onlyMethods(['GET']))
  }
  return router
}
