// The view of a camera in front of a screen, as a video for the fake camera of a test's browser.
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const WIDTH = 640
const HEIGHT = 480

/**
 * Films pictures of a screen, half a second each.
 * @param page an empty page, whose canvas is the camera
 * @param screens PNG pictures
 * @param file the Y4M video to write
 */
export async function film(page: Page, screens: readonly Buffer[], file: string): Promise<void> {
  const noColour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frames: Buffer[] = []
  for (const screen of screens) frames.push(Buffer.from('FRAME\n'), await lightness(page, screen), noColour)
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F2:1 Ip A1:1 C420jpeg\n`), ...frames]),
  )
}

/** The picture as a camera has it: a little askew, not sharp, and grey where it was white. */
async function lightness(page: Page, screen: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ png, width, height }) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${png}`
      await picture.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The page cannot draw')
      context.filter = 'blur(0.6px) contrast(0.7)'
      context.translate(width / 2, height / 2)
      context.rotate(0.06)
      const scale = 0.93 * Math.min(width / picture.width, height / picture.height)
      context.drawImage(
        picture,
        (-picture.width * scale) / 2,
        (-picture.height * scale) / 2,
        picture.width * scale,
        picture.height * scale,
      )
      const { data } = context.getImageData(0, 0, width, height)
      return Array.from({ length: width * height }, (_, at) => String.fromCharCode(data[at * 4] ?? 0)).join(
        '',
      )
    },
    { png: screen.toString('base64'), width: WIDTH, height: HEIGHT },
  )
  return Buffer.from(text, 'latin1')
}
