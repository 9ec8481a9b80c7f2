import { useQuery } from '@tanstack/react-query'
import { ownPicture, pictureOf } from '../../data/pictures.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { PictureField } from './PictureField.tsx'

interface RecordPictureProps {
  readonly family: 'organizations' | 'leagues' | 'teams' | 'players'
  readonly id: number
  readonly name: string
}

/** The picture of an organization, a league, a team or a player. */
export function RecordPicture({ family, id, name }: RecordPictureProps) {
  const record = useQuery(pictureOf(family, id))
  return (
    <QueryResult query={record}>
      {({ profile_image_200, time_last_updated }) => (
        <PictureField
          label={t('pictures.of', { name })}
          path={`/v1/${family}/${id}/picture/`}
          shown={ownPicture(profile_image_200)}
          asOf={time_last_updated}
        />
      )}
    </QueryResult>
  )
}
