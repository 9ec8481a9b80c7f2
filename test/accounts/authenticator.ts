import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'

const options = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }).optional(),
  rpId: z.string().optional(),
})

const CHECKED = { presence: 1, person: 4, newKey: 64 }

/**
 * A device that makes one passkey and signs in with it, as browsers do (WebAuthn, with ES256 and no
 * attestation).
 */
export class Authenticator {
  /** The origin of the page that asks it, as the browser says. */
  page: string
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** How it is found. */
  readonly id: string
  /** Whether it asks for a finger, a face or a PIN. */
  checksPerson = true
  /** How often it has signed; 0 for ever if it does not count. */
  counter = 0

  constructor(page: string, id = randomBytes(16).toString('base64url')) {
    this.page = page
    this.id = id
  }

  /** Makes its passkey for the challenge of a server. */
  make(asked: unknown) {
    const { challenge, rp } = options.parse(asked)
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const id = Buffer.from(this.id, 'base64url')
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const data = Buffer.concat([
      this.#data(rp?.id ?? '', CHECKED.newKey),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ])
    const attestationObject = Buffer.concat([
      cborText('fmt', 0xa3),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs the challenge of a server. */
  show(asked: unknown) {
    const { challenge, rpId = '' } = options.parse(asked)
    const clientDataJSON = this.#clientData('webauthn.get', challenge)
    const data = this.#data(rpId, 0)
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]),
      this.#keys.privateKey,
    )
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.page, crossOrigin: false })).toString(
      'base64url',
    )
  }

  #data(host: string, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    return Buffer.concat([
      sha256(Buffer.from(host)),
      Buffer.from([CHECKED.presence | (this.checksPerson ? CHECKED.person : 0) | flags]),
      count,
    ])
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** A short text in CBOR, after what begins a map if it is the first key of one. */
const cborText = (text: string, ...before: number[]): Buffer =>
  Buffer.concat([Buffer.from([...before, 0x60 + text.length]), Buffer.from(text)])
