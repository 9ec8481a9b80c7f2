import type { DecodeQR } from 'qr/decode.js'
import { NoCamera, showCamera } from './camera.ts'
import { t } from '../../texts/t.ts'

/** Pause between two reads of the picture: several reads per displayed code, and time to render. */
const PAUSE = 80

/** A legible code can be read at this size, and larger pictures take longer. */
const MAX_PIXELS = 720

/**
 * Reads the QR codes in the camera's picture.
 * @param video shows the camera's picture; the square in its middle is read
 * @param found called with the text of a code, each time it is seen
 * @param failed called when there is no picture, or no longer
 * @returns a function that stops reading and releases the camera
 */
export function readCodes(
  video: HTMLVideoElement,
  found: (text: string) => void,
  failed: (error: unknown) => void,
): () => void {
  const ended = new AbortController()
  look(video, found, ended.signal).catch((error: unknown) => {
    if (!ended.signal.aborted) failed(error)
    ended.abort()
  })
  return () => ended.abort()
}

async function look(
  video: HTMLVideoElement,
  found: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const [{ decodeQR }, stream] = await Promise.all([import('qr/decode.js'), showCamera(video, signal)])
  const picture = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!picture) throw new NoCamera(t('handover.camera.noPicture'))
  for (; !signal.aborted; await new Promise(resolve => setTimeout(resolve, PAUSE))) {
    if (!stream.active) throw new NoCamera(t('handover.camera.stopped'))
    // Without a first picture there is nothing to read yet.
    const text = video.videoWidth > 0 ? codeIn(middleOf(video, picture), decodeQR) : undefined
    if (text !== undefined) found(text)
  }
}

function middleOf(video: HTMLVideoElement, picture: CanvasRenderingContext2D): ImageData {
  const { videoWidth, videoHeight } = video
  const side = Math.min(videoWidth, videoHeight)
  const size = Math.min(side, MAX_PIXELS)
  Object.assign(picture.canvas, { width: size, height: size })
  picture.drawImage(video, (videoWidth - side) / 2, (videoHeight - side) / 2, side, side, 0, 0, size, size)
  return picture.getImageData(0, 0, size, size)
}

/** The decoder throws if it sees no code, which is the usual case. */
function codeIn(picture: ImageData, decode: DecodeQR): string | undefined {
  try {
    return decode(picture)
  } catch {
    return undefined
  }
}
