import { Alert, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { timeT } from '../../../texts/t.ts'
import { t } from '../../texts/t.ts'

interface StreamNoteProps {
  readonly isOpen: boolean
  /** The time of the shown data, in ms since the epoch; 0 if there is none. */
  readonly asOf: number
}

/** If the screen keeps itself current, and how old it is if not. */
export const StreamNote = ({ isOpen, asOf }: StreamNoteProps) =>
  isOpen ? (
    <Text role="status">{t('day.bySelf')}</Text>
  ) : (
    <Alert color="yellow" role="status" icon={<IconCloudOff />} title={t('day.notBySelf')}>
      {asOf > 0 && t('day.asOf', { time: timeT(asOf, { hour: '2-digit', minute: '2-digit' }) })}
    </Alert>
  )
