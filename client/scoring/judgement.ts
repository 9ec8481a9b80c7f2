import type { Verdict } from '../../shared-schema/replication/result.ts'
import { verdictText } from '../../shared-schema/replication/verdict-text.ts'
import { sharedT } from '../texts/t.ts'

/** The server's verdict on an entry, in words; null if there is none. */
export const judgement = (verdict: Verdict | undefined): string | null =>
  verdict === undefined ? null : verdictText(verdict, sharedT)
