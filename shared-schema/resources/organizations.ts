import { required, text, truth } from './field.ts'
import { images, resource, slug } from './resource.ts'

/** Owns leagues, people's roles and everything below them. */
export const organizations = resource({
  family: 'organizations',
  noun: 'organization',
  page: record => `organizations/${record.id}/${slug(record.name)}/`,
  fields: {
    name: required(text()),
    short_name: text(),
    info: text(20_000),
    /** A public organization can be read without signing in. */
    is_public: truth(false),
    ...images,
  },
})
