/**
 * Header of an answer to a user who may read the scope: a key, as base64url, with which the device seals its
 * unsent entries if the user may no longer read the scope. The server gives the key to nobody else.
 */
export const SEAL_KEY_HEADER = 'Sideline-Seal-Key'
