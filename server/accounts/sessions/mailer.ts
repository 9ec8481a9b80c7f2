import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { Problem } from '../../problems/problem.ts'

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
}

const SECOND = 1000
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
