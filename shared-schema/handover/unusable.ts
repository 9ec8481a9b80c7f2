/** What was handed over cannot be taken in; the message says why to whoever holds the device. */
export class UnusableHandover extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnusableHandover'
  }
}

export const newerVersion = (): UnusableHandover =>
  new UnusableHandover('This hand-over was made by a newer version of the app. Update the app here, then take it in again.')

export const damaged = (): UnusableHandover =>
  new UnusableHandover('This hand-over is damaged, so nothing of it was taken in. Make it again on the tablet it comes from.')
