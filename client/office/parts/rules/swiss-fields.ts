import { pairingTypes } from '../../../../shared-schema/rules/swiss/pairing-types.ts'
import { scoringSystems } from '../../../../shared-schema/rules/standings/scoring-systems.ts'
import type { SwissRuleName } from '../../data/rule-names.ts'
import type { DetailField } from '../../frame/DetailInput.tsx'
import { t } from '../../texts/t.ts'

/** The fields for how swiss rounds are drawn and ranked. */
export const swissFields = (): (DetailField & { readonly name: SwissRuleName })[] => [
  {
    name: 'swiss_pairing_type',
    label: t('rules.swiss.pairing'),
    description: t('rules.swiss.pairingWhat'),
    kind: 'one of',
    choices: pairingTypes.map(value => ({ value, label: t(`rules.swiss.pairings.${value}`) })),
  },
  {
    name: 'swiss_scoring_system',
    label: t('rules.swiss.scoring'),
    kind: 'one of',
    choices: scoringSystems.map(value => ({ value, label: t(`rules.swiss.scorings.${value}`) })),
  },
  {
    name: 'swiss_victory_points_games_to',
    label: t('rules.swiss.gamesTo'),
    description: t('rules.swiss.gamesToWhat'),
    kind: 'number',
  },
  {
    name: 'swiss_victory_points_cap',
    label: t('rules.swiss.most'),
    description: t('rules.swiss.mostWhat'),
    kind: 'number',
  },
  {
    name: 'swiss_points_for_bye',
    label: t('rules.swiss.bye'),
    description: t('rules.swiss.byeWhat'),
    kind: 'line',
  },
]
