/** Why a device made or showed no passkey, in words. */
export class NoPasskey extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options)
    this.name = 'NoPasskey'
  }
}
