import { Button } from '@mantine/core'
import { Link, useLocation } from 'wouter'
import type { Family } from '../../../shared-schema/resources/families.ts'
import { t } from '../texts/t.ts'

interface HistoryLinkProps {
  readonly family: Family
  readonly id: number
  /** What people call the record, for whoever hears the link without seeing where it stands. */
  readonly name: string
}

/**
 * Leads to the history of one record, in that of the organization, tournament or season in which it is looked
 * at.
 */
export function HistoryLink({ family, id, name }: HistoryLinkProps) {
  const [location] = useLocation()
  const subject = location.split('/').slice(0, 4).join('/')
  return (
    <Button
      component={Link}
      href={`${subject}/history?of=${family}/${id}`}
      variant="default"
      aria-label={t('history.ofRecord', { name })}
      style={{ alignSelf: 'flex-start' }}
    >
      {t('history.title')}
    </Button>
  )
}
