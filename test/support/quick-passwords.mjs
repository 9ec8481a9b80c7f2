// Passwords are hashed as strongly as the account library has it, which takes a third of a second of a
// processor by design. The tests sign in a thousand times: programs that load this first hash as weakly as
// can be.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2, r: 1 }, done)
syncBuiltinESMExports()
