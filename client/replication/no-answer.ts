/**
 * Why a request was not answered as asked. `unreachable` is everything that is not our server
 * speaking: no network, a captive portal's page, a proxy's error, a server that is down.
 */
export type Trouble = 'unreachable' | 'signed-out' | 'forbidden' | 'outdated' | 'server-older' | 'refused'

export class NoAnswer extends Error {
  readonly trouble: Trouble
  /** What is wrong with single fields of a form, where the server says so. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the message is the server's own. */
  readonly isSaid: boolean

  constructor(trouble: Trouble, message: string, fields: Readonly<Record<string, string>> = {}, isSaid = false) {
    super(message)
    this.name = 'NoAnswer'
    this.trouble = trouble
    this.fields = fields
    this.isSaid = isSaid
  }
}

/** What became of a request that failed in whatever way. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof NoAnswer ? error.trouble : 'unreachable'
}
