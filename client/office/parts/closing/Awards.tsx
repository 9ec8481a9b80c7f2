import { Button, Group, Modal, Stack, Table, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Scope } from '../../../../shared-schema/replication/scope.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { awardHolder, awardName } from '../../../reading/league/awards.ts'
import { awardsOf, type Award } from '../../data/awards.ts'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { AwardForm } from './AwardForm.tsx'
import classes from './closing.module.css'

interface AwardsProps {
  readonly scope: Scope
  readonly isClosed: boolean
  readonly teams: readonly { readonly id: number; readonly name: string }[]
  /** Suggestions for further awards. */
  readonly children?: ReactNode
}

/** The awards of an event, to be added, changed and removed until it is closed. */
export function Awards({ scope, isClosed, teams, children }: AwardsProps) {
  const awards = useQuery(awardsOf(scope))
  const [shown, setShown] = useState<Award | 'new' | null>(null)
  const close = (): void => setShown(null)
  return (
    <Stack component="section" aria-label={clientT('awards.title')}>
      <Title order={2}>{clientT('awards.title')}</Title>
      <QueryResult query={awards}>
        {found => <AwardTable awards={found} isClosed={isClosed} onChange={setShown} />}
      </QueryResult>
      {!isClosed && (
        <Group>
          <Button leftSection={<IconPlus />} variant="default" onClick={() => setShown('new')}>
            {t('closing.addAward')}
          </Button>
          {children}
        </Group>
      )}
      <Modal
        opened={shown !== null}
        onClose={close}
        size="lg"
        title={t(shown === 'new' ? 'closing.addAward' : 'closing.changeAward')}
      >
        {shown !== null && (
          <AwardForm scope={scope} teams={teams} award={shown === 'new' ? null : shown} onDone={close} />
        )}
      </Modal>
    </Stack>
  )
}

interface AwardTableProps {
  readonly awards: readonly Award[]
  readonly isClosed: boolean
  readonly onChange: (award: Award) => void
}

function AwardTable({ awards, isClosed, onChange }: AwardTableProps) {
  if (awards.length === 0) return <Text>{t('closing.noAward')}</Text>
  const columns = [
    ...[t('closing.award'), t('closing.holder'), t('results.team')],
    ...[t('closing.votes'), t('decisions.note')],
  ]
  return (
    <>
      <div className={classes.wide} tabIndex={0} role="group" aria-label={clientT('awards.title')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {columns.map(column => (
                <Table.Th key={column}>{column}</Table.Th>
              ))}
              <Table.Th>{t('teams.removeColumn')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {awards.map(award => (
              <Table.Tr key={award.id}>
                <Table.Th scope="row">{awardName(award)}</Table.Th>
                <Table.Td>{awardHolder(award)}</Table.Td>
                <Table.Td>{award.team?.name}</Table.Td>
                <Table.Td>{award.votes}</Table.Td>
                <Table.Td>{award.note}</Table.Td>
                <Table.Td>
                  {!isClosed && (
                    <Group gap="xs" wrap="nowrap">
                      <Button variant="default" onClick={() => onChange(award)}>
                        {t('closing.changeAward')}
                      </Button>
                      <RemoveRecord
                        name={t('closing.removeAward', { award: awardName(award) })}
                        consequence={t('closing.removeAwardWhat')}
                        confirm={t('teams.confirmRemove')}
                        path={`/v1/awards/${award.id}/`}
                        asOf={award.time_last_updated}
                      />
                    </Group>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <ExportTable
        title={clientT('awards.title')}
        table={() => ({
          columns,
          rows: awards.map(one => [
            ...[awardName(one), awardHolder(one), one.team?.name ?? null, one.votes, one.note],
          ]),
        })}
      />
    </>
  )
}
