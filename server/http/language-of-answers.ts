import type { RequestHandler } from 'express'
import { languageOf } from '../texts/say.ts'

/** Declares the language of each answer. */
export const languageOfAnswers: RequestHandler = (request, response, next) => {
  response.set('Content-Language', languageOf(request))
  next()
}
