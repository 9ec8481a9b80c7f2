import { NoAnswer } from '../../replication/no-answer.ts'

/** What to tell somebody whose request to the server failed. */
export function problemText(error: unknown): string {
  if (!(error instanceof NoAnswer)) return 'That did not work. Try again.'
  return error.trouble === 'unreachable' && !error.isSaid ? 'No connection to the server. This needs one; what you recorded is safe.' : error.message
}
