import { Anchor, Checkbox, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { families } from '../../../../shared-schema/resources/families.ts'
import { allHistory, historyOf, type HistoryQuery, type HistoryLine } from '../../data/history.ts'
import { historyTable } from '../../data/history-table.ts'
import { recordText } from '../../data/history-text.ts'
import { t } from '../../texts/t.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { HistoryLines } from './HistoryLines.tsx'

/**
 * The list of changes with their authors, newest first; of one record only if the address selects it.
 * @param subject the record whose history and dependents are shown: `tournaments/5`
 */
export function History({ subject }: { subject: string }) {
  const [address, want] = useSearchParams()
  const client = useQueryClient()
  const [family, setFamily] = useState('')
  const [person, setPerson] = useState({ id: '', name: '' })
  const [withRecorded, setWithRecorded] = useState(false)
  const within = address.get('of') ?? subject
  const query: HistoryQuery = { within, family, person: person.id, withRecorded }
  const first = useQuery({ ...historyOf(query, 0), placeholderData: keepPreviousData })
  const newest = first.data?.objects ?? []
  const people = new Map(
    [...newest.map(personOf), ...(person.id === '' ? [] : [person])].flatMap(one =>
      one ? [[one.id, one.name]] : [],
    ),
  )
  const itself = newest.find(line => `${line.family}/${line.record}` === within)
  return (
    <Stack maw={820}>
      <Title order={2}>{t('history.title')}</Title>
      {within !== subject && (
        <Group>
          {itself && <Text fw={700}>{recordText(itself)}</Text>}
          <Anchor component="button" style={{ minHeight: '2.75rem' }} onClick={() => want({})}>
            {t('history.ofAll')}
          </Anchor>
        </Group>
      )}
      <Group align="flex-end">
        <NativeSelect
          label={t('history.kind')}
          value={family}
          onChange={event => setFamily(event.currentTarget.value)}
          data={[
            { value: '', label: t('history.allKinds') },
            ...families.map(value => ({ value, label: t(`history.kinds.${value}`) })),
          ]}
        />
        <NativeSelect
          label={t('history.person')}
          value={person.id}
          onChange={event => {
            const id = event.currentTarget.value
            setPerson({ id, name: people.get(id) ?? '' })
          }}
          data={[
            { value: '', label: t('history.everybody') },
            ...[...people].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Checkbox
          label={t('history.withRecorded')}
          checked={withRecorded}
          onChange={event => setWithRecorded(event.currentTarget.checked)}
        />
      </Group>
      <QueryResult query={first}>
        {({ meta: { total_count } }) =>
          total_count === 0 ? (
            <Text>{t('history.none')}</Text>
          ) : (
            <>
              <ExportTable
                title={t('history.title')}
                table={async () => historyTable(await allHistory(client, query))}
              />
              <HistoryLines key={JSON.stringify(query)} query={query} total={total_count} />
            </>
          )
        }
      </QueryResult>
    </Stack>
  )
}

const personOf = ({ person }: HistoryLine) => person
