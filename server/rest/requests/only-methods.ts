import type { RequestHandler } from 'express'
import { Problem } from '../../problems/problem.ts'
import { type Say } from '../../texts/say.ts'

/**
 * Handles OPTIONS, including CORS preflights, and refuses every unsupported method of a path.
 * @param instead the alternative to an unsupported method: one for all, or one for each
 */
export function onlyMethods(
  methods: readonly string[],
  instead: Say | Readonly<Record<string, Say>> = {},
): RequestHandler {
  const allowed = [
    ...methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    'OPTIONS',
  ].join(', ')
  return (request, response) => {
    response.set('Allow', allowed)
    if (request.method === 'OPTIONS')
      return void response.set('Access-Control-Allow-Methods', allowed).status(204).end()
    const { method } = request
    const way = typeof instead === 'function' ? instead : instead[method]
    throw new Problem('method_not_allowed', (t, shared) =>
      way === undefined
        ? t('requests.methodNotPossible', { method, allowed })
        : t('requests.methodNotPossibleBut', { method, instead: way(t, shared), allowed }),
    )
  }
}
