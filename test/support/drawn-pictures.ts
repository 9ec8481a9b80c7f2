import sharp from 'sharp'

type Paint = readonly [red: number, green: number, blue: number, alpha: number]

const nothing: Paint = [0, 0, 0, 0]

/**
 * A picture as somebody sends it to the office, as a PNG.
 * @param paintAt what is where, by shares of its width and height
 */
function drawn(width: number, height: number, paintAt: (x: number, y: number) => Paint): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(paintAt(x / width, y / height), (y * width + x) * 4)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** An emblem on nothing, as clubs have them: a disc of a colour with a dark square in it. */
export const emblem = (color: Paint): Promise<Buffer> =>
  drawn(400, 400, (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.5) > 0.48) return nothing
    return Math.abs(x - 0.5) < 0.15 && Math.abs(y - 0.5) < 0.15 ? [17, 17, 17, 255] : color
  })

/** A map of four fields on a meadow. */
export const meadow = (width: number, height: number): Promise<Buffer> =>
  drawn(width, height, (x, y) => {
    const isField = Math.abs((x % 0.5) - 0.25) < 0.18 && Math.abs((y % 0.5) - 0.25) < 0.17
    return isField ? [127, 176, 105, 255] : [207, 232, 197, 255]
  })

/** Sends a picture to where it belongs: `/teams/5/picture/`. */
export async function sendPicture(
  origin: string,
  token: string,
  path: string,
  picture: Buffer,
): Promise<void> {
  const answer = await fetch(`${origin}/v1${path}`, {
    method: 'PUT',
    body: new Uint8Array(picture),
    headers: { 'Content-Type': 'image/png', Authorization: `bearer ${token}` },
  })
  if (answer.status !== 202) throw new Error(`${path} was answered with ${answer.status}`)
}
