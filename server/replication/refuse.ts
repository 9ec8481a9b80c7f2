import type { Response } from 'express'

/** Answers that something is not done, in words. */
export function refuse(response: Response, status: number, error_message: string): void {
  if (status === 401) response.set('WWW-Authenticate', 'Bearer')
  response.status(status).json({ error_message })
}
