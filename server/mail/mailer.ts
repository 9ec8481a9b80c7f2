import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { z } from 'zod'
import { Problem } from '../problems/problem.ts'

/** The mail server, and the sender's address. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if required. */
  readonly url: string
  readonly from: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string
}

/** The mailer, and the address of the server in mails: never one that a request names. */
export interface OutgoingMail {
  readonly mailer: Mailer
  readonly base: string
}

/**
 * The end of an attempt to send a mail: `later` if the mail server does not take this mail now, `away` if it
 * takes none, `unknown` if the connection broke off, perhaps after the mail server had the mail.
 */
export type Attempt =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later' | 'away' | 'unknown' }

const SECOND = 1000
/** The library's error: a code, and the mail server's answer. */
const failure = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
})

const PATIENCE = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
  dnsTimeout: 10 * SECOND,
}

/** Sends mails. Failures are logged without addresses. */
export class Mailer {
  readonly #transport
  readonly #log: Logger
  readonly #underWay = new Set<Promise<void>>()
  #isClosing = false

  constructor({ url, from }: MailSettings, log: Logger) {
    // A password goes to another machine only encrypted.
    const { username, hostname } = new URL(url)
    const requireTLS = username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    this.#transport = createTransport(
      { url, ...PATIENCE, requireTLS, disableFileAccess: true, disableUrlAccess: true },
      { from },
    )
    this.#log = log
  }

  /** @throws Problem 503 if the mail server is unavailable */
  async expectReady(): Promise<void> {
    await this.#transport.verify().catch(failInWords)
  }

  /** @throws Problem 503 if the mail server refuses the mail */
  async send(mail: Mail): Promise<void> {
    await this.#transport.sendMail(mail).catch(failInWords)
  }

  /** Sends one mail of many. Never rejects. */
  async trySending(mail: Mail): Promise<Attempt> {
    try {
      await this.#transport.verify()
    } catch (err) {
      this.#log.error({ code: failure.catch({}).parse(err).code }, 'The mail server takes no mails')
      return { kind: 'away' }
    }
    try {
      await this.#transport.sendMail(mail)
      return { kind: 'sent' }
    } catch (err) {
      return attemptOf(failure.catch({}).parse(err))
    }
  }

  /** Runs a mail job in the background. */
  later(job: () => Promise<void>): void {
    const done: Promise<void> = job()
      .catch((err: unknown) => this.#log.error({ err }, 'A mail was not sent'))
      .finally(() => this.#underWay.delete(done))
    this.#underWay.add(done)
  }

  /** True once no further mails are to be sent. */
  get isClosing(): boolean {
    return this.#isClosing
  }

  /** Waits for jobs in progress. */
  async close(): Promise<void> {
    this.#isClosing = true
    await Promise.all(this.#underWay)
    this.#transport.close()
  }
}

function failInWords(cause: unknown): never {
  throw new Problem('mail_server_away', t => t('mails.serverAway'), {}, { cause })
}

/**
 * The end of an attempt by the mail server's answer: 4yz says that the same may work later, 5yz that it will not
 * (RFC 5321, 4.2.1). Without an answer the mail may have arrived.
 */
function attemptOf({ code, responseCode, response = '' }: z.infer<typeof failure>): Attempt {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { kind: 'unknown' }
  const isLater = responseCode !== undefined && responseCode < 500
  return isLater ? { kind: 'later' } : { kind: 'refused', reason: response }
}
