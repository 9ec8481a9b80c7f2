import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/football.ts'

export const words = {
  plays: {
    fumbleKept: 'ballon échappé, gardé',
    fumbleLost: 'ballon échappé, perdu',
    fumbleTouchdown: 'touchdown sur ballon échappé',
    tackleAssist: 'plaquage assisté',
    specialTeamsTackle: 'plaquage des unités spéciales',
    fieldGoal: 'field goal réussi',
    fieldGoalMissed: 'field goal manqué',
    extraPoint: 'point supplémentaire',
    extraPointMissed: 'point supplémentaire manqué',
    twoPointRush: 'course pour deux points',
    twoPointPass: 'passe pour deux points',
    twoPointFailed: 'essai de deux points manqué',
    conversionReturned: 'transformation retournée par la défense',
    kickoff: 'coup d’envoi',
    kickoffReturn: 'retour de coup d’envoi',
    kickoffReturnTouchdown: 'touchdown sur retour de coup d’envoi',
    punt: 'dégagement au pied',
    puntReturned: 'dégagement retourné',
    puntReturnTouchdown: 'touchdown sur retour de dégagement',
    puntBlocked: 'dégagement contré',
  },
  roles: {
    fumbler: 'échappé par',
    fumbleForcedBy: 'provoqué par',
    recoverer: 'récupéré par',
    tackler: 'plaqueur',
    punter: 'dégageur',
    returner: 'retourneur',
  },
  values: {
    touchback: 'touchback',
    inside20: 'dans les 20 yards',
    returnYards: 'yards du retour',
    forLoss: 'pour une perte',
  },
  columns: {
    fumbles: {
      short: 'FUM',
      name: 'ballons échappés',
      meaning: 'Combien de fois le joueur a échappé le ballon.',
    },
    fumbles_lost: {
      short: 'PERD',
      name: 'ballons échappés perdus',
      meaning: 'Ballons échappés que l’autre équipe a récupérés.',
    },
    own_fumbles_recovered: {
      short: 'REPR',
      name: 'ballons de son équipe repris',
      meaning: 'Ballons échappés de sa propre équipe récupérés.',
    },
    fumbles_recovered: {
      short: 'BR',
      name: 'ballons récupérés',
      meaning: 'Ballons échappés de l’autre équipe récupérés.',
    },
    tackles_solo: { short: 'PLQ', name: 'plaquages', meaning: 'Plaquages depuis la mêlée portés au joueur.' },
    tackles_assisted: {
      short: 'PLA',
      name: 'plaquages assistés',
      meaning: 'Aide à un plaquage depuis la mêlée.',
    },
    tackles_for_loss: { short: 'PPP', name: 'plaquages pour perte', meaning: 'Plaquages derrière la ligne.' },
    interception_return_yards: {
      short: 'IYDS',
      name: 'yards sur interception',
      meaning: 'Yards des retours d’interceptions.',
    },
    fumbles_forced: {
      short: 'FF',
      name: 'ballons arrachés',
      meaning: 'Ballons arrachés des mains d’un adversaire.',
    },
    field_goals_kicked: {
      short: 'FGR',
      name: 'field goals réussis',
      meaning: 'Field goals bottés, trois points chacun.',
    },
    field_goals_tried: {
      short: 'FGT',
      name: 'field goals tentés',
      meaning: 'Coups de pied au but, contrés compris.',
    },
    field_goal_kicking_percent: {
      short: 'FG%',
      name: 'pourcentage de field goals',
      meaning: 'Field goals réussis sur cent tentés.',
    },
    extra_points_kicked: {
      short: 'PSR',
      name: 'points supplémentaires',
      meaning: 'Points supplémentaires bottés.',
    },
    extra_points_tried: {
      short: 'PST',
      name: 'points supplémentaires tentés',
      meaning: 'Coups de pied pour le point supplémentaire, contrés compris.',
    },
    punts: { short: 'DP', name: 'dégagements au pied', meaning: 'Dégagements au pied, contrés compris.' },
    punt_yards: {
      short: 'YDS',
      name: 'yards de dégagement',
      meaning: 'Yards des dégagements depuis la ligne.',
    },
    punting_average: {
      short: 'MOY',
      name: 'yards par dégagement',
      meaning: 'Yards de dégagement par dégagement.',
    },
    net_punting_average: {
      short: 'NET',
      name: 'yards nets par dégagement',
      meaning: 'Yards de dégagement moins les retours et 20 par touchback, par dégagement.',
    },
    punt_touchbacks: {
      short: 'TB',
      name: 'touchbacks',
      meaning: 'Dégagements jusque dans la zone d’en-but.',
    },
    punts_inside_20: {
      short: 'D20',
      name: 'dégagements dans les 20',
      meaning: 'Dégagements finis dans les 20 yards de l’autre équipe.',
    },
    kickoff_returns: { short: 'RCE', name: 'retours de coup d’envoi', meaning: 'Coups d’envoi retournés.' },
    kickoff_return_yards: {
      short: 'YCE',
      name: 'yards de retour de coup d’envoi',
      meaning: 'Yards des retours de coup d’envoi.',
    },
    kickoff_return_average: {
      short: 'MCE',
      name: 'yards par retour de coup d’envoi',
      meaning: 'Yards de retour par retour de coup d’envoi.',
    },
    kickoff_return_touchdowns: {
      short: 'TCE',
      name: 'touchdowns sur coup d’envoi',
      meaning: 'Coups d’envoi retournés pour un touchdown.',
    },
    punt_returns: { short: 'RD', name: 'retours de dégagement', meaning: 'Dégagements retournés.' },
    punt_return_yards: {
      short: 'YRD',
      name: 'yards de retour de dégagement',
      meaning: 'Yards des retours de dégagement.',
    },
    punt_return_average: {
      short: 'MRD',
      name: 'yards par retour de dégagement',
      meaning: 'Yards de retour par retour de dégagement.',
    },
    punt_return_touchdowns: {
      short: 'TRD',
      name: 'touchdowns sur dégagement',
      meaning: 'Dégagements retournés pour un touchdown.',
    },
  },
  groups: {
    fumbling: 'ballons échappés',
    kicking: 'au pied',
    punting: 'dégagements',
    returns: 'retours',
  },
} satisfies Translated<typeof english>
