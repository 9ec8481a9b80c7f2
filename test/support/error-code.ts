import { errorCodes, isErrorCode } from '../../shared-schema/api/error-codes.ts'

/** Every error names one of the codes that are documented, and is answered with the status of that. */
export function expectCode(status: number, body: unknown): void {
  const code: unknown = Reflect.get(Object(body), 'code')
  if (!isErrorCode(code)) throw new Error(`${status} without a known code: ${JSON.stringify(body)}`)
  if (errorCodes[code].status !== status) throw new Error(`${code} is not for ${status}`)
}
