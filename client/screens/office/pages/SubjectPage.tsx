import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import type { z } from 'zod'
import { answerOf } from '../../../office/records/queries.ts'
import { t } from '../../../office/texts/t.ts'
import { t as commonT } from '../../../texts/t.ts'
import { Answer } from '../frame/Answer.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { UndoNotice } from '../history/UndoNotice.tsx'
import type { Part } from './part.ts'

interface SubjectPageProps<Subject> {
  readonly family: 'organizations' | 'tournaments' | 'seasons'
  readonly id: string
  readonly part: string | undefined
  readonly shape: z.ZodType<Subject>
  readonly nameOf: (subject: Subject) => string
  readonly parts: readonly Part<Subject>[]
}

/** An organization, a tournament or a season in the office, one of its parts shown. */
export function SubjectPage<Subject>({ family, id, part, shape, nameOf, parts }: SubjectPageProps<Subject>) {
  const subject = useQuery(answerOf(`/v1/${family}/${id}/`, shape))
  const here = `/office/${family}/${id}`
  const [first] = parts
  if (part === undefined && first) return <Redirect to={`${here}/${first.at}`} replace />
  const shown = parts.find(({ at }) => at === part)
  const title = subject.data === undefined ? commonT('common.loading') : nameOf(subject.data)
  return (
    <OfficePage
      title={title}
      name={shown ? `${shown.title()} · ${title}` : title}
      back={{ to: '/office', name: t('frame.office') }}
      parts={parts.map(each => ({
        to: `${here}/${each.at}`,
        name: each.title(),
        isShown: each.at === part,
      }))}
    >
      <UndoNotice />
      <Answer query={subject}>
        {found =>
          shown ? (
            <shown.Screen subject={found} parts={parts.map(({ at }) => at)} />
          ) : (
            <Text>{t('frame.notFound')}</Text>
          )
        }
      </Answer>
    </OfficePage>
  )
}
