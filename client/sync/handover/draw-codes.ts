import { split } from '../../../shared-schema/handover/chunk.ts'
import { pack, type Handover } from '../../../shared-schema/handover/packed.ts'
import { drawCode, type Code } from '../../base/formats/draw-code.ts'

/** A hand-over as numbered QR codes, in order. @throws UnusableHandover */
export const drawCodes = async (handover: Handover): Promise<Code[]> =>
  Promise.all(split(await pack(handover)).map(drawCode))
