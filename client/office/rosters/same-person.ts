import { plainText } from '../../base/formats/plain-text.ts'
import { nameKey } from './name-key.ts'

/** The names of a player. */
interface NamedPerson {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly nickname: string
}

/** Players with the same name, ignoring spacing, accents and order: perhaps one person. */
export function sameNames<P extends NamedPerson>(players: readonly P[]): P[][] {
  const groups = new Map<string, P[]>()
  for (const player of players) {
    const key = personKey(player)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), player])
  }
  return [...groups.values()].filter(group => group.length > 1)
}

/**
 * The players who may be the given one, the likeliest first: those who share all words of the shorter name.
 */
export function likelyPeople<P extends NamedPerson>(player: NamedPerson, others: readonly P[]): P[] {
  const own = wordsOf(player)
  return others.filter(other => {
    const theirs = wordsOf(other)
    const [few, many] = own.length < theirs.length ? [own, theirs] : [theirs, own]
    return other.id !== player.id && few.length > 0 && few.every(word => many.includes(word))
  })
}

const personKey = (player: NamedPerson): string => wordsOf(player).toSorted().join(' ')

/** The words of a name, or of the nickname if there is no name. */
function wordsOf({ first_name, last_name, nickname }: NamedPerson): string[] {
  const name = nameKey(`${first_name} ${last_name}`) || nameKey(nickname)
  return plainText(name)
    .split(/[\s,.-]+/)
    .filter(word => word !== '')
}
