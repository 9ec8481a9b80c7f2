import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'
import { actingHeaders } from './acting-person.ts'
import { RequestError, unreachable, type RequestErrorKind } from './request-error.ts'
import { t } from '../../texts/t.ts'
import { languageNow } from '../../texts/texts.ts'

const PATIENCE_MS = 20_000

const errorBody = z.object({
  error_message: z.string().optional(),
  message: z.string().optional(),
  code: z.string().optional(),
  /** The server's own epoch, if it differs. */
  epoch: z.int().optional(),
  errors: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
})

/** True if the server answered the latest request, even with a refusal. */
export const answers$ = new BehaviorSubject(true)

/** The shape of an answer without content. */
export const noContent = z.undefined()

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or unchanged if it is a file. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The timeout for the answer, if not the usual one. */
  readonly patienceMs?: number | undefined
  /** The pass holder of the request, or null for none; undefined for the current user. */
  readonly actingPerson?: string | null | undefined
  /** Gets the headers of an answer, even of a refusal, once it is known to be the server's. */
  readonly onHeaders?: (headers: Headers) => void
  /** Gets the whole of an answer of the right shape, of which the shape may read less. */
  readonly onAnswer?: (answer: unknown) => void
}

/**
 * Asks our server and reads the answer through its shape. `navigator.onLine` is not consulted:
 * only an answer of the right shape proves a connection.
 * @throws RequestError
 */
export async function sendRequest<T>(
  path: string,
  shape: z.ZodType<T>,
  options: RequestOptions = {},
): Promise<T> {
  const response = await send(path, options)
  const body = await readJson(response, options)
  answers$.next(true)
  if (!response.ok) {
    if (errorBody.safeParse(body).success) options.onHeaders?.(response.headers)
    throw requestError(response.status, body)
  }
  const answer = shape.safeParse(body)
  if (!answer.success) {
    answers$.next(false)
    throw unreachable(`Something other than the server answered ${path}`)
  }
  options.onHeaders?.(response.headers)
  options.onAnswer?.(body)
  return answer.data
}

async function send(
  path: string,
  { method = 'GET', body, headers, signal, actingPerson, patienceMs = PATIENCE_MS }: RequestOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(patienceMs)
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': languageNow(),
        ...(body === undefined
          ? {}
          : { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
        ...actingHeaders(actingPerson),
        ...headers,
      },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  } catch (error) {
    throw noAnswer(error, signal)
  }
}

async function readJson(response: Response, { signal }: RequestOptions): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch (error) {
    throw noAnswer(error, signal)
  }
}

/** @param signal a request that the app itself broke off tells nothing about the connection */
function noAnswer(error: unknown, signal: AbortSignal | undefined): RequestError {
  if (signal?.aborted !== true) answers$.next(false)
  return unreachable(error instanceof Error ? error.message : 'No connection')
}

/** The failure that a status means, once the answer is known to be JSON and thus from our server. */
export function requestError(status: number, body: unknown): RequestError {
  const problemBody = errorBody.safeParse(body)
  if (!problemBody.success) return unreachable(`Status ${status}`)
  const { error_message, message, code, epoch = EPOCH, errors = {} } = problemBody.data
  const fields = Object.entries(errors).map(([name, text]): [string, string] => [
    name,
    typeof text === 'string' ? text : text.join('; '),
  ])
  const words = error_message ?? message
  return new RequestError(
    epoch < EPOCH ? 'server-older' : kindOfStatus(status),
    words ?? t('device.status', { status }),
    Object.fromEntries<string>(fields),
    words !== undefined,
    code,
    body,
  )
}

function kindOfStatus(status: number): RequestErrorKind {
  switch (status) {
    case 401:
      return 'signed-out'
    case 403:
      return 'forbidden'
    case 412:
      return 'changed-since'
    case 426:
      return 'outdated'
    // Overload is no refusal: the request is tried again, as when the server is down.
    case 408:
    case 425:
    case 429:
      return 'unreachable'
    default:
      return status >= 400 && status < 500 ? 'refused' : 'unreachable'
  }
}
