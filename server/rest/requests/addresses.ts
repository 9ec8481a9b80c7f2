import type { Key } from '../../database/records.ts'

/** The path of the interface below the server's address; its version is in it. */
export const REST_PATH = '/v1'

/** The address of a record; clients follow it to read, change and delete. */
export function resourceUri(base: string, family: string, key: Key): string {
  return `${base}${REST_PATH}/${[family, ...key].join('/')}/`
}

/** The address of a human page. */
export const pageUrl = (base: string, path: string): string => `${base}/${path}`
