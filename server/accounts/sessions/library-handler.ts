import { toNodeHandler } from 'better-auth/node'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { ErrorCode } from '../../../shared-schema/api/error-codes.ts'
import { signIn } from '../../texts/en/server.json'
import { textsFor, type Readers } from '../../texts/say.ts'
import type { Auth } from './auth.ts'

const refusal = z.looseObject({ code: z.string().optional(), message: z.string().min(1) })

/**
 * The account library's own endpoints, with errors in this server's format; the library's own error fields
 * are included.
 */
export const libraryHandler =
  (auth: Auth): RequestHandler =>
  async (incoming, answer) => {
    const handle = toNodeHandler(async (request: Request) => {
      const response = await auth.handler(request)
      return response.status < 400 ? response : inOurShape(response, textsFor(incoming))
    })
    await handle(incoming, answer)
  }

async function inOurShape(response: Response, [t]: Readers): Promise<Response> {
  const refused = refusal.safeParse(await response.json().catch(() => undefined)).data ?? {
    code: 'not_allowed' satisfies ErrorCode,
    message: t('signIn.notHere'),
  }
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  const error_message = isKnown(refused.code) ? t(`signIn.library.${refused.code}`) : refused.message
  const errors = response.status === 400 ? { errors: { request: [error_message] } } : {}
  return Response.json({ ...refused, error_message, ...errors }, { status: response.status, headers })
}

const isKnown = (code: string | undefined): code is keyof typeof signIn.library =>
  code !== undefined && Object.hasOwn(signIn.library, code)
