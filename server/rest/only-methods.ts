import type { RequestHandler } from 'express'

/** Answers every method that a path does not have. */
export function onlyMethods(...methods: readonly string[]): RequestHandler {
  const allowed = [...methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ')
  return (request, response) => {
    response.status(405).set('Allow', allowed)
      .json({ error_message: `${request.method} is not possible here. Possible are: ${allowed}.` })
  }
}
