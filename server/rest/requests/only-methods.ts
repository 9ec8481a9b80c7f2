import type { RequestHandler } from 'express'
import { Problem } from '../../problems/problem.ts'
import { type Say } from '../../texts/say.ts'

/**
 * Answers every method that a path does not have, and OPTIONS, also that of browsers which ask for a page of
 * another site.
 * @param instead what to do in place of a method that it does not have: of any, or of each
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
