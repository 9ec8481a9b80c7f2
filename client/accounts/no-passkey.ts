/** The device made or showed no passkey; the message gives the reason. */
export class NoPasskey extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options)
    this.name = 'NoPasskey'
  }
}
