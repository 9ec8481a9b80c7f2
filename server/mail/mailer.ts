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

/** The end of an attempt to send a mail; `away` if the mail server cannot be reached or asks to wait. */
export type Attempt =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'away' }

const SECOND = 1000
/** The library's error if the mail server takes no mail from this sender, to this address or with this text. */
const refusal = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.number().min(500),
  response: z.string(),
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

  /** Sends a mail, and says if the mail server refuses it for good: SMTP answers 5xx (RFC 5321, 4.2.1). */
  async trySending(mail: Mail): Promise<Attempt> {
    try {
      await this.#transport.sendMail(mail)
      return { kind: 'sent' }
    } catch (error) {
      const refused = refusal.safeParse(error)
      return refused.success ? { kind: 'refused', reason: refused.data.response } : { kind: 'away' }
    }
  }

  /** Runs a mail job in the background. */
  later(job: () => Promise<void>): void {
    const done: Promise<void> = job()
      .catch((err: unknown) => this.#log.error({ err }, 'A mail was not sent'))
      .finally(() => this.#underWay.delete(done))
    this.#underWay.add(done)
  }

  /** Waits for jobs in progress. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay)
    this.#transport.close()
  }
}

function failInWords(cause: unknown): never {
  throw new Problem('mail_server_away', t => t('mails.serverAway'), {}, { cause })
}
