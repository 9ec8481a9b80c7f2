import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Redirect } from 'wouter'
import type { z } from 'zod'
import { isOfficeOfAll, managesAnyOf } from '../../accounts/manages.ts'
import type { Account } from '../../accounts/person.ts'
import { leagueAt } from '../data/leagues.ts'
import { recordOf } from '../data/queries.ts'
import { meet, organization } from '../data/shapes.ts'
import { t } from '../texts/t.ts'
import { t as clientT } from '../../texts/t.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { OfficePage, type TrailLink } from '../frame/OfficePage.tsx'
import { UndoNotice } from '../parts/history/UndoNotice.tsx'
import type { Part } from './part.ts'

interface Above {
  readonly league: Named
  readonly season?: Named
}

interface Named {
  readonly id: number
  readonly name: string
}

interface SubjectPageProps<Subject> {
  readonly account: Account
  readonly family: 'organizations' | 'meets' | 'tournaments' | 'seasons'
  readonly id: string
  readonly part: string | undefined
  readonly shape: z.ZodObject & z.ZodType<Subject>
  readonly nameOf: (subject: Subject) => string
  /** The league and the season that it belongs to; null if it belongs to an organization alone, or is one. */
  readonly aboveOf: (subject: Subject) => Above | null
  /** The event of which it is a division; null for none. */
  readonly meetOf?: (subject: Subject) => number | null
  /** The organization that runs it, if that is not the one of its league. */
  readonly runByOf?: (subject: Subject) => number
  readonly parts: readonly Part<Subject>[]
}

/**
 * An organization, an event with divisions, a tournament or a season in the office, with one of its parts shown.
 * People without a role in its office are led to its public pages, and see nothing here that the server would refuse.
 */
export function SubjectPage<Subject>(props: SubjectPageProps<Subject>) {
  const { account, family, id, part, shape, nameOf, aboveOf, meetOf, runByOf, parts } = props
  const subject = useQuery(recordOf(family, id, shape))
  const above = subject.data === undefined ? null : aboveOf(subject.data)
  const league = useQuery({ ...leagueAt(above?.league.id ?? 0), enabled: above !== null })
  const itself = subject.data === undefined ? undefined : runByOf?.(subject.data)
  const runBy = itself ?? league.data?.organization_id
  const isOfOffice = isOfficeOfAll(account) || (runBy !== undefined && managesAnyOf(account, [runBy]))
  const owner = useQuery({
    ...recordOf('organizations', runBy ?? 0, organization),
    enabled: isOfOffice && family !== 'organizations' && runBy !== undefined,
  })
  const meetId = (subject.data === undefined ? undefined : meetOf?.(subject.data)) ?? null
  const ofMeet = useQuery({ ...recordOf('meets', meetId ?? 0, meet), enabled: isOfOffice && meetId !== null })
  const here = `/office/${family}/${id}`
  const [first] = parts
  if (part === undefined && first) return <Redirect to={`${here}/${first.at}`} replace />
  const shown = parts.find(({ at }) => at === part)
  const title = subject.data === undefined ? clientT('common.loading') : nameOf(subject.data)
  const page = (found: Subject) =>
    !isOfOffice ? (
      <Outside family={family} id={id} />
    ) : shown ? (
      <shown.Screen subject={found} />
    ) : (
      <Text>{t('frame.notFound')}</Text>
    )
  return (
    <OfficePage
      title={title}
      name={shown ? `${shown.title()} · ${title}` : title}
      back={{ to: '/office', name: t('frame.office') }}
      parts={(isOfOffice ? parts : []).map(each => ({
        to: `${here}/${each.at}`,
        name: each.title(),
        isShown: each.at === part,
      }))}
      trail={owner.data ? trailOf(owner.data, above, ofMeet.data) : []}
    >
      {isOfOffice && <UndoNotice />}
      <QueryResult query={subject}>
        {found =>
          isOfOffice || above === null ? (
            page(found)
          ) : (
            <QueryResult query={league}>{() => page(found)}</QueryResult>
          )
        }
      </QueryResult>
    </OfficePage>
  )
}

/** A league is a part of the details of its organization. */
const trailOf = ({ id, name }: Named, above: Above | null, ofMeet: Named | undefined): TrailLink[] => [
  { to: `/office/organizations/${id}`, name },
  ...(above ? [{ to: `/office/organizations/${id}/details`, name: above.league.name }] : []),
  ...(above?.season ? [{ to: `/office/seasons/${above.season.id}`, name: above.season.name }] : []),
  ...(ofMeet ? [{ to: `/office/meets/${ofMeet.id}`, name: ofMeet.name }] : []),
]

/** The way on for people without a role in the office of the page. */
function Outside({ family, id }: Pick<SubjectPageProps<unknown>, 'family' | 'id'>) {
  const open = {
    organizations: `/organizations/${id}`,
    meets: '/',
    tournaments: `/events/tournament:${id}`,
    seasons: `/events/season:${id}`,
  }
  return (
    <>
      <Text>{t('frame.noRole')}</Text>
      <Anchor component={Link} href={open[family]} fw={700}>
        {t('frame.whatOthersSee')}
      </Anchor>
    </>
  )
}
