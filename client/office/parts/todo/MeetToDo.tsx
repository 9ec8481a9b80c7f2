import { SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { ownDivisionsOf } from '../../data/divisions.ts'
import type { Meet } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { TournamentToDo } from './TournamentToDo.tsx'

/** The open tasks of all divisions of an event. */
export function MeetToDo({ subject }: { subject: Meet }) {
  const divisions = useQuery(ownDivisionsOf(subject))
  return (
    <QueryResult query={divisions}>
      {found =>
        found.length === 0 ? (
          <Text>{t('divisions.none')}</Text>
        ) : (
          <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="xl" verticalSpacing="xl">
            {found.map(division => (
              <TournamentToDo key={division.id} subject={division} title={division.name} />
            ))}
          </SimpleGrid>
        )
      }
    </QueryResult>
  )
}
