import { described, name, text, truth } from './field.ts'
import { images, resource, slug } from './resource.ts'

export const organizations = resource({
  family: 'organizations',
  noun: 'organization',
  description: "Owns leagues, people's roles and everything below them.",
  page: record => `organizations/${record.id}/${slug(record.name)}/`,
  fields: {
    name: name(),
    short_name: text(),
    info: text(20_000),
    is_public: described('A public organization can be read without signing in.', truth(false)),
    ...images,
  },
})
