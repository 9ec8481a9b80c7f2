// The folders of one side as rooms: how many there are, on how many floors, with how many arrows between them.
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * @param {string} side 'server', 'client' or 'shared-schema'
 * @param {ReadonlyMap<string, string>} files all source files of the side, with their text
 */
export function roomsOf(side, files) {
  const roomOf = path => {
    const [, room = '', file] = path.split('/')
    return file === undefined ? '.' : room
  }
  const arrows = new Map()
  for (const [path, text] of files) {
    const from = roomOf(path)
    const to = arrows.get(from) ?? new Set()
    arrows.set(from, to)
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const target = join(dirname(path), fileName)
      if (!fileName.startsWith('.') || !target.startsWith(`${side}/`)) continue
      if (roomOf(target) !== from) to.add(roomOf(target))
    }
  }
  arrows.delete('.')
  const heights = new Map()
  const heightOf = (room, above = []) => {
    if (above.includes(room)) return 0
    if (!heights.has(room))
      heights.set(
        room,
        1 + Math.max(0, ...[...(arrows.get(room) ?? [])].map(to => heightOf(to, [...above, room]))),
      )
    return heights.get(room)
  }
  return {
    folders: arrows.size,
    floors: Math.max(...[...arrows.keys()].map(room => heightOf(room))),
    arrows: [...arrows.values()].reduce((sum, to) => sum + to.size, 0),
  }
}
