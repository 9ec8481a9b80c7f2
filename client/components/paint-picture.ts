import type { Picture, Shape } from '../reading/events/pictures/picture.ts'

/** The limit of a canvas on a small device. */
const MAX_PIXELS = 16_000_000

/** Paints a picture into a file, at double resolution if within the limit. */
export async function paintPicture({ name, width, height, shapes }: Picture): Promise<File> {
  const scale = Math.min(2, Math.sqrt(MAX_PIXELS / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser paints no pictures')
  brush.scale(scale, scale)
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  for (const shape of shapes) paint(brush, shape)
  const blob = await new Promise<Blob | null>(done => {
    canvas.toBlob(done, 'image/png')
  })
  if (!blob) throw new Error('This browser makes no picture of that size')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}

function paint(brush: CanvasRenderingContext2D, shape: Shape): void {
  brush.strokeStyle = '#5c7268'
  brush.lineWidth = 2
  switch (shape.kind) {
    case 'box':
      brush.strokeRect(shape.x, shape.y, shape.width, shape.height)
      break
    case 'path':
      brush.beginPath()
      for (const [x, y] of shape.points) brush.lineTo(x, y)
      brush.stroke()
      break
    case 'text':
      brush.fillStyle = '#0b1410'
      brush.font = [shape.isBold ? 700 : 400, `${shape.size}px`, 'sans-serif'].join(' ')
      brush.textAlign = shape.atRight ? 'right' : 'left'
      brush.fillText(fitting(brush, shape.text, shape.room), shape.x, shape.y)
  }
}

/** The text, cut to the available width. */
function fitting(brush: CanvasRenderingContext2D, text: string, room: number): string {
  if (brush.measureText(text).width <= room) return text
  let kept = text
  while (kept !== '' && brush.measureText(`${kept}…`).width > room) kept = kept.slice(0, -1)
  return `${kept}…`
}
