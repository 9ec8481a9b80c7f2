// A mail server that takes every mail and keeps it.
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: readonly string[]
  readonly text: string
}

export class MailServer {
  /** Whether it takes mails. */
  isOpen = true
  /** The addresses for which it takes none. */
  readonly unknown = new Set<string>()
  url = ''
  readonly #mails: ReceivedMail[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) =>
      done(this.isOpen ? null : new Error('Closed for maintenance of nobody@example.org')),
    onRcptTo: ({ address }, _session, done) =>
      done(this.unknown.has(address) ? new Error('No such mailbox here') : null),
    onData: (stream, { envelope }, done) =>
      void text(stream).then(content => {
        this.#mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: content })
        done()
      }),
  })

  static async start(): Promise<MailServer> {
    const mails = new MailServer()
    const listener = mails.#server.listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const address = listener.address()
    mails.url = `smtp://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`
    return mails
  }

  /** The mails to an address, the latest last. */
  to = (address: string): ReceivedMail[] => this.#mails.filter(({ to }) => to.includes(address))

  stop = (): Promise<void> => new Promise(done => this.#server.close(done))
}

/** The code of the link in a mail. */
export const codeIn = ({ text }: ReceivedMail): string => /#([\w-]{32})/.exec(text)?.[1] ?? ''
