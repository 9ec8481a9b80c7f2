/**
 * Why a request got no proper answer. `unreachable` is everything that does not come from our server: no
 * network, a captive portal's page, a proxy's error, a server that is down.
 */
export type RequestErrorKind =
  | 'unreachable'
  | 'signed-out'
  | 'forbidden'
  | 'outdated'
  | 'server-older'
  /** Another user changed the record since it was read. */
  | 'changed-since'
  | 'refused'

export class RequestError extends Error {
  readonly kind: RequestErrorKind
  /** Errors of single fields of a form, if the server names them. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the message is the server's own. */
  readonly isFromServer: boolean
  /** The server's error code, if it sent one. */
  readonly code: string | undefined
  /** The server's whole answer, of which some requests read more. */
  readonly answer: unknown

  constructor(
    kind: RequestErrorKind,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    isFromServer = false,
    code?: string,
    answer?: unknown,
  ) {
    super(message)
    this.name = 'RequestError'
    this.kind = kind
    this.fields = fields
    this.isFromServer = isFromServer
    this.code = code
    this.answer = answer
  }
}

/** Our server gave no answer. Screens show their own message: this one is for debugging. */
export const unreachable = (detail: string): RequestError => new RequestError('unreachable', detail)

/** The kind of failure of a request, from any thrown value. */
export function errorKindOf(error: unknown): RequestErrorKind {
  return error instanceof RequestError ? error.kind : 'unreachable'
}
