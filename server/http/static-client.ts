import express, { Router, type RequestHandler } from 'express'
import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

/**
 * The folder of the built client: next to the bundled server's folder, or in dist if the server runs from
 * source.
 * @returns undefined if it was not built
 */
export function findClient(): string | undefined {
  const here = import.meta.dirname
  return [join(here, '../client'), join(here, '../../dist/client')].find(folder =>
    existsSync(join(folder, 'index.html')),
  )
}

/**
 * Paths that look like an API, such as another version of it, are requested by programs: they get no page.
 */
const interfaces = /^\/(v\d+|api)(\/|$)/i

/** The suffix of files compressed at build time: smaller than there is time for during a request. */
const COMPRESSED = '.br'

/** Serves the compressed version of a file to clients that accept Brotli. */
function compressedBefore(folder: string): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return (request, response, next) => {
    const [path = '', query] = request.url.split('?')
    if (names.has(path.slice(1) + COMPRESSED)) {
      response.vary('Accept-Encoding')
      if (request.acceptsEncodings('br') === 'br')
        request.url = query === undefined ? path + COMPRESSED : `${path}${COMPRESSED}?${query}`
    }
    next()
  }
}

/** Serves the client's files, and its one page for every other path. */
export function staticClient(folder: string): Router {
  const router = Router()
  router.use('/assets', compressedBefore(join(folder, 'assets')))
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, path) => {
        // Names in assets/ contain a hash of the content; all other files may change under the same name.
        if (path.endsWith(COMPRESSED)) {
          response.type(extname(path.slice(0, -COMPRESSED.length)))
          response.setHeader('Content-Encoding', 'br')
        }
        const isForEver = path.startsWith(join(folder, 'assets'))
        response.setHeader('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    }),
  )
  router.get('/{*page}', (request, response, next) => {
    if (/\.[^/]*$/.test(request.path) || interfaces.test(request.path)) return next()
    response.vary('Accept')
    if (request.accepts('html') === false) return next()
    response.set('Cache-Control', 'no-cache').sendFile(join(folder, 'index.html'))
  })
  return router
}
