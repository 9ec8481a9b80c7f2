import express, { Router } from 'express'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

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

/** What looks like an interface, such as another version of it, is asked for by programs: no page is there. */
const interfaces = /^\/(v\d+|api)(\/|$)/i

/** Serves the client's files, and its one page for every path that is no file. */
export function staticClient(folder: string): Router {
  const router = Router()
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, path) => {
        // Names in assets/ hold a hash of the content; everything else may change under its name.
        const isForEver = path.startsWith(join(folder, 'assets'))
        response.setHeader('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    }),
  )
  router.get('/{*page}', (request, response, next) => {
    const isPage =
      !/\.[^/]*$/.test(request.path) && !interfaces.test(request.path) && request.accepts('html') !== false
    if (!isPage) return next()
    response.set('Cache-Control', 'no-cache').sendFile(join(folder, 'index.html'))
  })
  return router
}
