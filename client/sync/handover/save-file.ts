import { fileOf } from '../../../shared-schema/handover/file.ts'
import { pack, type Handover } from '../../../shared-schema/handover/packed.ts'

/** A hand-over as a file of this device. */
export async function fileFrom(handover: Handover): Promise<File> {
  const packed = await pack(handover)
  const name = `sideline-${handover.scope.replace(':', '-')}-${packed.id.slice(0, 8)}.json`
  return new File([JSON.stringify(fileOf(packed))], name, { type: 'application/json' })
}

/** Saves a file among the browser's downloads. */
export function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Whether the device can share files with others nearby. */
export const canShare = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] })
