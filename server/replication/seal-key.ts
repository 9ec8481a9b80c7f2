import { createHmac } from 'node:crypto'
import type { Scope } from '../../shared-schema/replication/scope.ts'

/**
 * The key by which devices seal what they have not sent of a scope that they may no longer read. It follows from
 * the server's secret, so that nothing has to be stored, and a device that may read the scope again gets it again.
 * @returns 32 bytes as base64url
 */
export const sealKey = (secret: string, scope: Scope): string =>
  createHmac('sha256', secret).update(`seal:${scope}`).digest('base64url')
