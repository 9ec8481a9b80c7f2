/** Runs a program; an error becomes one sentence and exit code 1. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(sentenceFor(error))
    process.exit(1)
  }
}

function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'EADDRINUSE') return 'The port is in use already. Set PORT to another one.'
  if (code === 'EACCES') return `That is not allowed: ${message}.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database cannot be reached. Check DATABASE_URL, and whether PostgreSQL runs.'
  return message
}
