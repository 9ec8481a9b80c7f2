import { z } from 'zod'
import { BracketGameCard } from '../../components/brackets/BracketGameCard.tsx'
import { BracketSection } from '../../components/brackets/BracketSection.tsx'
import { BracketTree } from '../../components/brackets/BracketTree.tsx'
import type { Entrant } from '../../office/data/entrants.ts'
import { DrawnStructure } from '../../office/frame/DrawnStructure.tsx'
import { MakePart } from '../../office/frame/MakePart.tsx'
import { t as officeT } from '../../office/texts/t.ts'
import type { BracketGame, BracketSide, DrawnBracket } from '../../reading/events/bracket-columns.ts'
import { bracketLayout } from '../../reading/events/bracket-layout.ts'
import type { ExampleList } from '../example-list.ts'

const side = (team: string, more: Partial<BracketSide> = {}): BracketSide => ({
  team,
  teamId: 1,
  seed: null,
  score: null,
  shootout: null,
  isWinner: false,
  place: null,
  ...more,
})

const game = (id: number, label: string, one: BracketSide, two: BracketSide): BracketGame => ({
  id,
  label,
  sides: [one, two],
  status: 'final',
  when: '',
  isForfeit: false,
  ruling: 'none',
  needsDecision: false,
  isOnlyIfNeeded: false,
})

const semiFinal = game(
  1,
  'SF 1',
  side('Harbour Herons', { seed: 1, score: 15, isWinner: true }),
  side('Union Sportive de Saint-Germain-en-Laye', { seed: 4, score: 9 }),
)
const levelSemiFinal = game(
  2,
  'SF 2',
  side('Wandering Wolves', { seed: 2, score: 2, shootout: 3 }),
  side('Fjord Foxes', { seed: 3, score: 2, shootout: 4, isWinner: true }),
)
const final: BracketGame = {
  ...game(3, 'F', side('Harbour Herons', { seed: 1 }), side('Fjord Foxes', { seed: 3 })),
  status: 'scheduled',
  when: '2 Jun 15:30 · Field 1',
}

const bracket: DrawnBracket = {
  id: 5,
  name: 'Championship',
  rounds: [
    { title: 'Semi-finals', games: [semiFinal, levelSemiFinal] },
    { title: 'Final', games: [final] },
  ],
  layout: bracketLayout([
    [
      { id: 1, next_game_for_winner_id: 3 },
      { id: 2, next_game_for_winner_id: 3 },
    ],
    [{ id: 3, next_game_for_winner_id: null }],
  ]),
}

const pageOf = (id: number): string => `/games/${id}/`

const entered = (team_name: string, index: number): Entrant => ({
  time_last_updated: '',
  tournament_id: 1,
  team_id: index + 1,
  team_name,
  seed: index + 1,
  final_standing: null,
  status: 'playing',
  team: null,
})

export const bracketExamples: ExampleList = {
  'components/brackets/BracketGameCard': {
    Final: () => <BracketGameCard game={semiFinal} to="/games/1/" />,
    'Decided in a shoot-out': () => <BracketGameCard game={levelSemiFinal} to={null} />,
    Scheduled: () => <BracketGameCard game={final} to="/games/3/" />,
    Live: () => <BracketGameCard game={{ ...semiFinal, status: 'live' }} to="/games/1/" />,
    Forfeit: () => <BracketGameCard game={{ ...semiFinal, isForfeit: true }} to="/games/1/" />,
    'Needs a decision': () => <BracketGameCard game={{ ...final, needsDecision: true }} to="/games/3/" />,
    'Gives a place': () => (
      <BracketGameCard
        game={game(
          4,
          'Game 4',
          side('Harbour Herons', { score: 15, isWinner: true, place: '1' }),
          side('Fjord Foxes', { score: 13, place: '5–8' }),
        )}
        to={null}
      />
    ),
  },
  'components/brackets/BracketSection': {
    'Two rounds': () => <BracketSection bracket={bracket} pageOf={pageOf} />,
  },
  'components/brackets/BracketTree': {
    'Two rounds': () => <BracketTree bracket={bracket} pageOf={pageOf} />,
  },
  'office/frame/DrawnStructure': {
    'A pool': () => (
      <DrawnStructure
        structure={{
          games: [],
          brackets: [],
          pools: [{ id: 1, name: 'A', team_ids: [1, 2], first_place: null }],
        }}
        entrants={['Harbour Herons', 'Fjord Foxes'].map(entered)}
        pageOf={pageOf}
      />
    ),
  },
  'office/frame/MakePart': {
    'A preview without an answer': () => (
      <MakePart
        part={{
          method: 'POST',
          path: '/v1/pools/',
          body: {},
          shape: z.unknown().transform(() => ({ games: [], pools: [], brackets: [] })),
        }}
        entrants={[]}
        name={officeT('parts.makePool')}
      />
    ),
  },
}
