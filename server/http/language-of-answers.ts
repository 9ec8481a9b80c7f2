import type { RequestHandler } from 'express'
import { languageOf } from '../texts/say.ts'

/** Says in which language an answer is. */
export const languageOfAnswers: RequestHandler = (request, response, next) => {
  response.set('Content-Language', languageOf(request))
  next()
}
