import { Stack } from '@mantine/core'
import { type ReactNode } from 'react'
import { PictureOf } from '../../components/PictureOf.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'

interface RecordPageProps<T> {
  /** The title until the name is known: `Team`. */
  readonly kind: string
  readonly id: number
  /** Must be the same from one rendering to the next. */
  readonly fetchPage: (id: number, signal: AbortSignal) => Promise<T>
  readonly nameOf: (value: T) => string
  /** Where its picture is, as its record has it. */
  readonly pictureOf?: (value: T) => string | undefined
  readonly children: (value: T) => ReactNode
}

/** A page about one record, read from the server. Its address works for everybody, signed in or not. */
export function RecordPage<T>({ kind, id, fetchPage, nameOf, pictureOf, children }: RecordPageProps<T>) {
  const answer = useQuery({ queryKey: [kind, id], queryFn: ({ signal }) => fetchPage(id, signal) })
  return (
    <Page
      title={answer.data === undefined ? kind : nameOf(answer.data)}
      back={{ to: '/', name: t('common.allEvents') }}
    >
      <QueryResult query={answer}>
        {value => (
          <Stack gap="lg">
            <PictureOf address={pictureOf?.(value)} size={96} />
            {children(value)}
          </Stack>
        )}
      </QueryResult>
    </Page>
  )
}
