import type { RequestHandler } from 'express'
import { languageOf } from '../texts/say.ts'

/** Says in which language an answer is, and that whoever reads another one would get another answer. */
export const languageOfAnswers: RequestHandler = (request, response, next) => {
  response.vary('Accept-Language').set('Content-Language', languageOf(request))
  next()
}
