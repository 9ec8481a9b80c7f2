import express, { Router, type RequestHandler } from 'express'
import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

/**
 * The built client: beside the folder of the bundled server, or in dist if the server runs from its sources.
 * @returns undefined if it was not built
 */
export function findClient(): string | undefined {
  const here = import.meta.dirname
  return [join(here, '../client'), join(here, '../../dist/client')].find(folder =>
    existsSync(join(folder, 'index.html')),
  )
}

/**
 * What looks like an interface, such as another version of it, is asked for by programs: no page is there.
 */
const interfaces = /^\/(v\d+|api)(\/|$)/i

/**
 * Lies beside a file that was compressed when the client was built: smaller than what there is the time to
 * make at a request.
 */
const COMPRESSED = '.br'

/** Leads whoever takes Brotli from a file to the compressed one beside it. */
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

/** Serves the client's files, and its one page for every path that is no file. */
export function staticClient(folder: string): Router {
  const router = Router()
  router.use('/assets', compressedBefore(join(folder, 'assets')))
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, path) => {
        // Names in assets/ hold a hash of the content; everything else may change under its name.
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
