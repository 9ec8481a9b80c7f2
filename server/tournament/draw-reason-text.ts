import { placeText } from '../../shared-schema/rules/standings/place-text.ts'
import type { DrawReason, HalfPlace, PairReason, Standing } from '../rules/swiss/pair-reason.ts'
import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'
import type { Texts } from '../texts/say.ts'
import { refusalText } from './refusal-text.ts'

/** The reason why two teams of a swiss round meet or one has the bye, naming teams by their places. */
export function drawReasonText(reason: DrawReason, t: Texts, shared: SharedTexts): string {
  if (reason.kind === 'pair') {
    const [one, two] = reason.teams.map(place => placeText(place, shared))
    const pair = t('swiss.pair', { one: one ?? '', two: two ?? '' })
    return t('swiss.reason', { pair, why: whyText(reason, t, shared) })
  }
  const place = placeText(reason.place, shared)
  return reason.spares_rematch
    ? t(`swiss.byeThatSpares.${reason.choice}`, { place })
    : t(`swiss.bye.${reason.choice}`, { place })
}

function whyText({ standing, moved, met, refusals }: PairReason, t: Texts, shared: SharedTexts): string {
  const refused = refusals.map(refusal => refusalText(refusal, t, shared)).join('; ')
  const again = met === null ? '' : metAgainText(met, t)
  if (standing === null) return again || refused
  const why = moved.reduce(
    (text, one) =>
      t('swiss.withMoved', {
        why: text,
        place: placeText(one.place, shared),
        moved: t(`swiss.movedDown.${one.why}`, { group: t('swiss.group', { count: one.wins }) }),
      }),
    standingText(standing, t, shared),
  )
  if (again !== '') return t('swiss.withMet', { why, met: again })
  if (refused === '') return why
  return standing.kind === 'moved down'
    ? t('swiss.besideRefused', { why, refusals: refused })
    : t('swiss.asRefused', { why, refusals: refused })
}

const metAgainText = (rounds: readonly number[], t: Texts): string =>
  rounds.length === 0
    ? t('swiss.metAgain')
    : t('swiss.metAgainIn', { count: rounds.length, rounds: rounds.map(String) })

function standingText(standing: Standing, t: Texts, shared: SharedTexts): string {
  const inHalf = ({ place, half }: HalfPlace) => t(`swiss.${half}Half`, { place: placeText(place, shared) })
  const group = (wins: number, isWhole = true) =>
    isWhole ? t('swiss.group', { count: wins }) : t('swiss.restOfGroup', { count: wins })
  switch (standing.kind) {
    case 'neighbours':
      return t('swiss.neighbours')
    case 'next':
      return t('swiss.next', {
        others: standing.between.map(({ place, meets }) =>
          meets === null
            ? t('swiss.hasBye', { place: placeText(place, shared) })
            : t('swiss.meets', { place: placeText(place, shared), opponent: placeText(meets, shared) }),
        ),
      })
    case 'halves':
      return t('swiss.halves', {
        one: inHalf(standing.one),
        two: inHalf(standing.two),
        group: group(standing.wins, standing.is_whole),
      })
    case 'one half':
      return t(`swiss.oneHalf.${standing.half}`, { group: group(standing.wins, standing.is_whole) })
    case 'groups':
      return t('swiss.groups', {
        one: inHalf(standing.one),
        group_of_one: group(standing.wins_of_one),
        two: inHalf(standing.two),
        group_of_two: group(standing.wins_of_two),
      })
    case 'moved down':
      return t(`swiss.movedDown.${standing.why}`, { group: group(standing.wins) })
  }
}
