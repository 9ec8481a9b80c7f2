import type { DeferredFindings } from '../../planning/schedule/findings.ts'
import { renderEach } from '../../texts/deferred-text.ts'
import type { Readers } from '../../texts/say.ts'

/** Findings with the text of each conflict in the reader's language. */
export const findingsInWords = async <T extends DeferredFindings>(
  { conflicts, ...rest }: T,
  texts: Readers,
) => ({ ...rest, conflicts: await renderEach(conflicts, texts) })
