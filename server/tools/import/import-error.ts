/** Input that cannot be imported, named by file and line. */
export class ImportError extends Error {
  constructor(file: string, line: number | null, message: string) {
    super(`Nothing was imported. ${line === null ? file : `${file}, line ${line}`}: ${message}`)
  }
}
