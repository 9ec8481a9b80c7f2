import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import { languageNow, onLanguage } from '../texts/texts.ts'

/**
 * Redraws the app after a change of language, because screens keep their texts. Events that are open on this
 * device stay open.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguage, languageNow)
  return <Fragment key={language}>{children}</Fragment>
}
