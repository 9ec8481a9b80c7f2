import { pino, type DestinationStream, type Logger } from 'pino'

/** The logged form of an error. */
interface LoggedError {
  readonly type: string
  readonly code?: string
  readonly message?: string
  /** PostgreSQL's own names: its function, and the table, column or constraint concerned. */
  readonly routine?: string
  readonly table?: string
  readonly column?: string
  readonly constraint?: string
  readonly stack: readonly string[]
  readonly cause?: LoggedError
}

/** The server's log, free of SQL and of values from records or requests. */
export const openLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggedError } }, destination)

/**
 * An error without quoted data. Messages of the database are left out, because they may quote values and come
 * with SQL: the error code is enough. In other messages the text in quotation marks is left out.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] }
  const text = (name: string): Record<string, string> => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? { [name]: value } : {}
  }
  const { code = '' } = text('code')
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(code)
  return {
    type: error.constructor.name,
    ...text('code'),
    ...(isOfDatabase
      ? { ...text('routine'), ...text('table'), ...text('column'), ...text('constraint') }
      : { message: unquoted(error.message) }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .map(line => line.trim()),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

/** Removes text in quotation marks and e-mail addresses. */
const unquoted = (message: string): string =>
  message.replace(/"[^]*"|'[^]*'|`[^]*`|“[^]*”/g, '"…"').replace(/[^\s@]+@[^\s@]+/g, '…')
