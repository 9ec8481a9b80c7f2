import type { Response } from 'express'

/** Answers that something is not done, in words, with what else a program may want to know. */
export function refuse(response: Response, status: number, error_message: string, more: Readonly<Record<string, number>> = {}): void {
  if (status === 401) response.set('WWW-Authenticate', 'Bearer')
  response.status(status).json({ error_message, ...more })
}
