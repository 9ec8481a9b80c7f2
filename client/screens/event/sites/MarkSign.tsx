import { IconDroplet, IconFirstAidKit, IconParking, IconToiletPaper } from '@tabler/icons-react'
import type { MarkOnMap } from '../../../reading/events/event-sites.ts'

/** The sign of a mark, the same on the map and in the list next to it, to connect the two. */
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
