import type { Code } from '../base/formats/draw-code.ts'

/** A QR code for a camera: always dark on light. */
export function CodePicture({
  code: { size, path },
  label,
  className,
}: {
  code: Code
  label: string
  className?: string | undefined
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
