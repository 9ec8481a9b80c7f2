import { t } from '../../texts/t.ts'
/** The camera gives no picture; the message tells the user why. */
export class NoCamera extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NoCamera'
  }
}

/**
 * Shows the picture of the rear camera, or of the only one, in a video element.
 * @param signal releases the camera
 * @throws NoCamera
 */
export async function showCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<MediaStream> {
  const stream = await openCamera()
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (signal.aborted) release()
  signal.throwIfAborted()
  signal.addEventListener('abort', release)
  video.srcObject = stream
  await video.play()
  return stream
}

async function openCamera(): Promise<MediaStream> {
  if (!isSecureContext) throw new NoCamera(t('handover.camera.httpsOnly'))
  if (!('mediaDevices' in navigator)) throw new NoCamera(t('handover.camera.notOffered'))
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    throw new NoCamera(wordsFor(error instanceof Error ? error.name : ''))
  }
}

function wordsFor(error: string): string {
  if (error === 'NotAllowedError') return t('handover.camera.refused')
  return error === 'NotFoundError' ? t('handover.camera.none') : t('handover.camera.inUse')
}
