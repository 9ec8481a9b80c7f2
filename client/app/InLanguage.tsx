import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import { languageNow, onLanguage } from '../texts/texts.ts'

/**
 * Draws the app anew whenever another language is spoken: screens keep what they have put in words. What is
 * open on this device stays open.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguage, languageNow)
  return <Fragment key={language}>{children}</Fragment>
}
