import { z } from 'zod'
import { computed, date, integer, nullable, quantity, readonly, text, truth } from './field.ts'
import { images, resource, slug } from './resource.ts'

/** A person who plays. */
export const players = resource({
  family: 'players',
  noun: 'player',
  short: ['id', 'first_name', 'last_name', 'nickname', 'profile_image_50', 'leaguevine_url', 'resource_uri'],
  page: record => `players/${record.id}/${slug(`${record.first_name} ${record.last_name}`)}/`,
  filters: { name: { kind: 'search', columns: ['first_name', 'last_name'] } },
  fields: {
    first_name: text(),
    last_name: text(),
    nickname: text(),
    birth_date: nullable(date()),
    /** Whole years, from the birth date. */
    age: computed(z.int().nullable()),
    /** A number here, a word on leagues: 0 means not stated. */
    gender: integer(0),
    height: nullable(quantity()),
    weight: nullable(quantity()),
    /** Whether search engines may list the player. */
    indexable: truth(true),
    /** Whether an account belongs to the player. */
    is_claimed: computed(z.boolean()),
    number_of_fans: readonly(integer(0)),
    number_of_props: readonly(integer(0)),
    ...images,
  },
})
