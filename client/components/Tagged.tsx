import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { fillIn, unfilledText } from '../texts/t.ts'

interface TaggedProps {
  readonly text: ParseKeys
  readonly values?: Readonly<Record<string, string | number>>
  /** The target of `<a>` in the text. */
  readonly href?: string
}

/**
 * A text with parts in tags: `<b>`, `<bdi>` around a name, `<a>`. Values are shown literally, even if they
 * contain tags.
 */
export function Tagged({ text, values = {}, href }: TaggedProps) {
  return nodesOf(unfilledText(text, values), part => fillIn(part, values), href)
}

const tagged = /<(b|bdi|a)>(.*?)<\/\1>/s

function nodesOf(text: string, fill: (part: string) => string, href: string | undefined): ReactNode {
  const found = tagged.exec(text)
  if (!found) return fill(text)
  const [whole, tag, within = ''] = found
  const nodes = nodesOf(within, fill, href)
  return (
    <>
      {fill(text.slice(0, found.index))}
      {tag === 'a' ? <a href={href}>{nodes}</a> : tag === 'b' ? <b>{nodes}</b> : <bdi>{nodes}</bdi>}
      {nodesOf(text.slice(found.index + whole.length), fill, href)}
    </>
  )
}
