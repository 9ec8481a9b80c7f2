import type { Packed } from '../../../shared-schema/handover/packed.ts'
import { CodeReader } from './CodeReader.tsx'
import { FullScreen } from './FullScreen.tsx'
import { t } from '../../texts/t.ts'

interface ReadCodesProps {
  readonly onRead: (packed: Packed) => void
  readonly onClose: () => void
}

/** Reads another tablet's codes with the camera until it has all of them. */
export function ReadCodes({ onRead, onClose }: ReadCodesProps) {
  return (
    <FullScreen title={t('handover.readCodes')} onClose={onClose}>
      <CodeReader onRead={onRead} />
    </FullScreen>
  )
}
