import { z } from 'zod'
import {
  computed,
  date,
  described,
  email,
  forOffice,
  integer,
  nullable,
  owner,
  personal,
  quantity,
  readonly,
  text,
  truth,
} from './field.ts'
import { LONGEST_LICENCE } from './licence.ts'
import { images, resource, slug } from './resource.ts'

export const players = resource({
  family: 'players',
  noun: 'player',
  description:
    'A person who plays. The public sees players under 16, and those with `show_initials`, by their initials and without pictures.',
  short: ['id', 'first_name', 'last_name', 'nickname', 'profile_image_50', 'leaguevine_url', 'resource_uri'],
  page: record => `players/${record.id}/${slug(`${record.first_name} ${record.last_name}`)}/`,
  filters: { name: { kind: 'search', columns: ['first_name', 'last_name'] } },
  fields: {
    first_name: text(),
    last_name: text(),
    nickname: text(),
    email: personal(described('Where to write to them.', email())),
    birth_date: personal(nullable(date())),
    age: personal(described('Whole years, from the birth date.', computed(z.int().nullable()))),
    gender: described(
      'A number here, a word on leagues: 0 not stated, 1 male, 2 female, 9 other, as in ISO/IEC 5218.',
      integer(0),
    ),
    licence_number: personal(
      described('Of the federation or league, as it is on the licence.', text(LONGEST_LICENCE)),
    ),
    guardian_name: forOffice(described('Who is responsible for a minor.', text())),
    guardian_contact: forOffice(
      described('An e-mail address or a telephone number of the guardian.', text()),
    ),
    height: personal(nullable(quantity())),
    weight: personal(nullable(quantity())),
    show_initials: personal(
      described(
        'Whether the public sees initials in place of the name. It does so for players under 16 in any case.',
        truth(false),
      ),
    ),
    indexable: described('Whether search engines may list the player.', truth(true)),
    is_claimed: described('Whether an account belongs to the player.', computed(z.boolean())),
    is_walk_on: personal(
      described(
        'Whether the player was written down at a field, and the office has not said yet who it is: false says that it is a player of their own.',
        truth(false),
      ),
    ),
    number_of_fans: readonly(integer(0)),
    number_of_props: readonly(integer(0)),
    ...images,
    organization_id: described(
      "The player's organization: required if the player's creator manages several. One of none joins that of the first roster. Only somebody who manages both moves a player to another.",
      owner(),
    ),
  },
})
