import type { Key } from '../../database/records.ts'

/** The base path of the interface, with its version. */
export const REST_PATH = '/v1'

/** The address of a record, at which clients read, change and delete it. */
export function resourceUri(base: string, family: string, key: Key): string {
  return `${base}${REST_PATH}/${[family, ...key].join('/')}/`
}

/** The address of a page for people. */
export const pageUrl = (base: string, path: string): string => `${base}/${path}`
