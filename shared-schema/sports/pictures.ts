import type { Sport } from './names.ts'

const wave = (top: number) => `M3 ${top}c2-1.5 4-1.5 6 0s4 1.5 6 0s4-1.5 6 0`
const ball = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0'

/** A drawing of each sport: the lines of an SVG path in a square of 24. */
export const pictures: Readonly<Record<Sport, string>> = {
  ultimate:
    'M3 11c0-2.2 4-4 9-4s9 1.8 9 4v1.5c0 2.2-4 4-9 4s-9-1.8-9-4zM7.5 11c1 1 2.6 1.5 4.5 1.5s3.5-.5 4.5-1.5',
  goaltimate: 'M4 20v-6a8 8 0 0 1 16 0v6M8 15a4 1.8 0 1 0 8 0a4 1.8 0 1 0-8 0',
  soccer: `${ball}M12 8l4 3l-1.5 4.5h-5l-1.5-4.5zM12 3v5M16 11l4.5-1.5M14.5 15.5l3 4M9.5 15.5l-3 4M8 11l-4.5-1.5`,
  basketball: `${ball}M12 3v18M3 12h18M6 5.5c3 4 3 9 0 13M18 5.5c-3 4-3 9 0 13`,
  baseball: `${ball}M6 5.5c3 4 3 9 0 13M18 5.5c-3 4-3 9 0 13`,
  football: 'M4 20c-1-9 7-17 16-16c1 9-7 17-16 16zM9 15l6-6M10 12l2 2M12 10l2 2',
  tennis: 'M9 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0M10.5 13.5l-7.5 7.5M11 6l7 7M18 5l-7 7',
  cricket: 'M7 7v14M12 7v14M17 7v14M6 4h5M13 4h5',
  rugby: 'M4 20c-1-9 7-17 16-16c1 9-7 17-16 16zM4.5 14.5l5 5M14.5 4.5l5 5',
  'field hockey': 'M16 3l-5 12a4 4 0 0 1-7.5-2.5M16 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  volleyball: `${ball}M12 12a8 8 0 0 0 8.5 3M12 12a8 8 0 0 0-7 6M12 12a8 8 0 0 0-1-9`,
  'table tennis': 'M9 15l-5 5l-2-2l5-5M7 13a7 7 0 1 1 4 3zM17 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  softball: 'M19 3l2 2l-9 10l-6 5l-2-2l5-6zM16 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'flag football': 'M3 6h18M6 6v12l2.5-2l2.5 2v-12M14 6v12l2.5-2l2.5 2v-12',
  lacrosse: 'M4 20l8-8M12 12c-2-3 0-8 4-9c3 0 5 2 5 5c-1 4-6 6-9 4zM14 6l5 5M17 4l-5 5',
  broomball: 'M18 3l-7 8M8 11l6 4l-4 6l-7-4zM17 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'water polo': `M9 7.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0${wave(15)}${wave(19)}`,
  handball: 'M3 20v-14h18v14M9 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  'ice hockey': 'M16 3l-5.5 13.5h-6.5v3h8.5l6-15.5M17 19.5h4',
  dodgeball: 'M10 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M3 9h4M2 12h5M3 15h4',
  kickball: 'M12 3l9 9l-9 9l-9-9zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  foosball: 'M2 8h20M9 5h6v6h-6zM12 11v4M9.5 15h5v4h-5z',
}
