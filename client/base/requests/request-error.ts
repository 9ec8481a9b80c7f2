/**
 * Why a request was not answered as asked. `unreachable` is everything that is not our server
 * speaking: no network, a captive portal's page, a proxy's error, a server that is down.
 */
export type RequestErrorKind =
  | 'unreachable'
  | 'signed-out'
  | 'forbidden'
  | 'outdated'
  | 'server-older'
  /** Somebody else changed the record since it was read. */
  | 'changed-since'
  | 'refused'

export class RequestError extends Error {
  readonly kind: RequestErrorKind
  /** What is wrong with single fields of a form, if the server says so. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the message is the server's own. */
  readonly isFromServer: boolean
  /** The server's error code, if it sent one. */
  readonly code: string | undefined

  constructor(
    kind: RequestErrorKind,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    isFromServer = false,
    code?: string,
  ) {
    super(message)
    this.name = 'RequestError'
    this.kind = kind
    this.fields = fields
    this.isFromServer = isFromServer
    this.code = code
  }
}

/** No server of ours spoke. Screens say so in their own words: these are for whoever looks into it. */
export const unreachable = (detail: string): RequestError => new RequestError('unreachable', detail)

/** What became of a request that failed in whatever way. */
export function errorKindOf(error: unknown): RequestErrorKind {
  return error instanceof RequestError ? error.kind : 'unreachable'
}
