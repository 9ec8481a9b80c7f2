import { expect, test } from 'vitest'
import { readBracketList } from '../../shared-schema/api/bracket-list.ts'

test.each([
  ['[a,b]', ['a', 'b']],
  ['[a, b]', ['a', 'b']],
  ["['start_time','game_site_id']", ['start_time', 'game_site_id']],
  ["['-start_time']", ['-start_time']],
  ['["a"]', ['a']],
  ['a,b', ['a', 'b']],
  ['a', ['a']],
  ['[]', []],
  ['', []],
  ['[5, 6,]', ['5', '6']],
  ['[a', ['a']],
])('%s is read as %j', (text, parts) => {
  expect(readBracketList(text)).toEqual(parts)
})
