import { useCallback } from 'react'
import { drawCode } from '../base/formats/draw-code.ts'
import { t } from '../texts/t.ts'
import { CodePicture } from './CodePicture.tsx'
import classes from './code-of.module.css'
import { QueryResult } from './QueryResult.tsx'
import { useAnswer } from './use-answer.ts'

/** The QR code of a text, for the camera of a person nearby. */
export function CodeOf({ text }: { text: string }) {
  const code = useAnswer(useCallback(() => drawCode(text), [text]))
  return (
    <QueryResult query={code}>
      {drawn => <CodePicture className={classes.code} code={drawn} label={t('passes.code')} />}
    </QueryResult>
  )
}
