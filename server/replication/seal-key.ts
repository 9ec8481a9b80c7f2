import { createHmac } from 'node:crypto'
import type { Scope } from '../../shared-schema/replication/scope.ts'

/**
 * The key with which devices seal unsent entries of a scope that they may no longer read. It is derived from
 * the server's secret, so nothing is stored, and a device that may read the scope again gets the same key
 * again.
 * @returns 32 bytes as base64url
 */
export const sealKey = (secret: string, scope: Scope): string =>
  createHmac('sha256', secret).update(`seal:${scope}`).digest('base64url')
