import type { Packed } from '../../../shared-schema/handover/packed.ts'
import { CodeReader } from './CodeReader.tsx'
import { FullScreen } from './FullScreen.tsx'
import { t } from '../../texts/t.ts'

interface ReadCodesProps {
  readonly onRead: (packed: Packed) => void
  readonly onClose: () => void
}

/** Reads with the camera the codes that another tablet shows, until all of them are there. */
export function ReadCodes({ onRead, onClose }: ReadCodesProps) {
  return (
    <FullScreen title={t('handover.readCodes')} onClose={onClose}>
      <CodeReader onRead={onRead} />
    </FullScreen>
  )
}
