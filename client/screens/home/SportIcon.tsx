import type { Sport } from '../../../shared-schema/sports/names.ts'
import { pictures } from '../../../shared-schema/sports/pictures.ts'

/** The picture of a sport, next to the name of its event. */
export function SportIcon({ sport }: { sport: Sport }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      data-sport={sport}
    >
      <path d={pictures[sport]} />
    </svg>
  )
}
