/** The width and height in pixels to which the picture in a field is scaled down. */
type Sizes = Readonly<Record<string, number>>

const profile = { profile_image_50: 50, profile_image_200: 200 }

/** The path below a record's URL for uploading its picture, and the fields that show it, by size. */
export const pictured = {
  organizations: { at: 'picture', sizes: profile },
  leagues: { at: 'picture', sizes: profile },
  teams: { at: 'picture', sizes: profile },
  players: { at: 'picture', sizes: profile },
  event_sites: { at: 'map', sizes: { image: 2000, image_400: 400 } },
} as const satisfies Readonly<Record<string, { readonly at: string; readonly sizes: Sizes }>>

/** The families whose records have a picture. */
export type PicturedFamily = keyof typeof pictured

export const picturedFamilies = Object.keys(pictured).filter(isPictured)

export function isPictured(family: string): family is PicturedFamily {
  return Object.hasOwn(pictured, family)
}

const OWN = /^(?:https?:\/\/[^?#]+?)?(\/v1\/pictures\/[0-9a-f]{32}\.webp)$/

/**
 * The path of a picture on a Sideline server, from its full URL or its path; undefined for all other URLs.
 */
export const pathOfPicture = (address: string): string | undefined => OWN.exec(address)?.[1]
