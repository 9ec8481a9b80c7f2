import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { families } from '../../../../shared-schema/resources/families.ts'
import { historyOf, PER_PAGE, type HistoryLine } from '../../../office/records/history.ts'
import { t } from '../../../office/texts/t.ts'
import { Answer } from '../frame/Answer.tsx'
import { ChangeTold } from './ChangeTold.tsx'

/** Who changed what, newest first. @param within of which record, with all that hangs on it: `tournaments/5` */
export function History({ within }: { within: string }) {
  const [family, setFamily] = useState('')
  const [person, setPerson] = useState({ id: '', name: '' })
  const [offset, setOffset] = useState(0)
  const lines = useQuery({
    ...historyOf({ within, family, person: person.id, offset }),
    placeholderData: keepPreviousData,
  })
  const people = new Map(
    [...(lines.data?.objects ?? []).map(personOf), ...(person.id === '' ? [] : [person])].flatMap(one =>
      one ? [[one.id, one.name]] : [],
    ),
  )
  return (
    <Stack maw={820}>
      <Title order={2}>{t('history.title')}</Title>
      <Group>
        <NativeSelect
          label={t('history.kind')}
          value={family}
          onChange={event => {
            setFamily(event.currentTarget.value)
            setOffset(0)
          }}
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
            setOffset(0)
          }}
          data={[
            { value: '', label: t('history.everybody') },
            ...[...people].map(([value, label]) => ({ value, label })),
          ]}
        />
      </Group>
      <Answer query={lines}>
        {({ objects, meta }) => (
          <>
            {objects.length === 0 && <Text>{t('history.none')}</Text>}
            {objects.map(line => (
              <ChangeTold key={line.id} line={line} />
            ))}
            {meta.total_count > PER_PAGE && (
              <Group>
                <Button
                  variant="default"
                  disabled={offset === 0}
                  onClick={() => setOffset(Math.max(0, offset - PER_PAGE))}
                >
                  {t('history.newer')}
                </Button>
                <Button
                  variant="default"
                  disabled={offset + PER_PAGE >= meta.total_count}
                  onClick={() => setOffset(offset + PER_PAGE)}
                >
                  {t('history.older')}
                </Button>
              </Group>
            )}
          </>
        )}
      </Answer>
    </Stack>
  )
}

const personOf = ({ person }: HistoryLine) => person
