/**
 * The header of an answer to somebody who may read a scope: the key, as base64url, by which their device seals
 * what it has not sent if it may no longer read the scope. The server gives it to nobody else.
 */
export const SEAL_KEY_HEADER = 'Sideline-Seal-Key'
