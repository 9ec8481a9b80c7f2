import { Stack } from '@mantine/core'
import { useCallback, type ReactNode } from 'react'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '../../components/use-query.ts'
import { Page } from '../page/Page.tsx'
import { t } from '../../texts/t.ts'

interface RecordPageProps<T> {
  /** What is shown as long as its name is not known: `Team`. */
  readonly kind: string
  readonly id: number
  /** Must be the same from one rendering to the next. */
  readonly fetchPage: (id: number, signal: AbortSignal) => Promise<T>
  readonly nameOf: (value: T) => string
  readonly children: (value: T) => ReactNode
}

/** A page about one record, read from the server for whoever comes by its address, signed in or not. */
export function RecordPage<T>({ kind, id, fetchPage, nameOf, children }: RecordPageProps<T>) {
  const answer = useQuery(useCallback((signal: AbortSignal) => fetchPage(id, signal), [fetchPage, id]))
  return (
    <Page
      title={answer.value === undefined ? kind : nameOf(answer.value)}
      back={{ to: '/', name: t('common.allEvents') }}
    >
      <QueryResult query={answer}>{value => <Stack gap="lg">{children(value)}</Stack>}</QueryResult>
    </Page>
  )
}
