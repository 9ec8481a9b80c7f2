import { Button } from '@mantine/core'
import { Link, useLocation } from 'wouter'
import type { Family } from '../../../shared-schema/resources/families.ts'
import { t } from '../texts/t.ts'

interface HistoryLinkProps {
  readonly family: Family
  readonly id: number
  /** The name of the record, for screen readers, which may announce the link without its surroundings. */
  readonly name: string
}

/** Links to the history of one record, within that of the current organization, tournament or season. */
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
