import type { TeamRecord } from '../../sync/storage/catalog-records.ts'

/** The address of a team's small picture, from its record; undefined if there is none. */
export type PictureOfTeam = (id: number | null) => string | undefined

export function teamPictures(teams: readonly TeamRecord[]): PictureOfTeam {
  const byId = new Map(teams.map(({ id, profile_image_50 }) => [id, profile_image_50]))
  return id => (id === null ? undefined : byId.get(id))
}
