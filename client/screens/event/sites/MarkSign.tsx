import { IconDroplet, IconFirstAidKit, IconParking, IconToiletPaper } from '@tabler/icons-react'
import type { MarkOnMap } from '../../../reading/events/event-sites.ts'

/** What stands on the map for a mark, and in the list beside it, so that one finds the other. */
export function MarkSign({ mark: { kind, short } }: { mark: MarkOnMap }) {
  switch (kind) {
    case 'field':
      return short
    case 'toilets':
      return <IconToiletPaper size={18} />
    case 'parking':
      return <IconParking size={18} />
    case 'water':
      return <IconDroplet size={18} />
    case 'first_aid':
      return <IconFirstAidKit size={18} />
  }
}
