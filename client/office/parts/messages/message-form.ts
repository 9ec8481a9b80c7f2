import { z } from 'zod'
import type { MessageBody, MessageTemplate } from '../../../../shared-schema/api/messages.ts'
import type { MessagePart } from '../../data/message-parts.ts'
import { languageCodes } from '../../../../shared-schema/texts/languages.ts'

/** A message as edited in the form. */
export const writtenMessage = z.object({
  to: z.enum(['all', 'part', 'some']),
  /** The key of the chosen part; empty until one is chosen. */
  part: z.string(),
  /** The ids of the chosen teams, as text. */
  teams: z.array(z.string()),
  to_scorekeepers: z.boolean(),
  to_officials: z.boolean(),
  language: z.enum(languageCodes),
  template: z.enum(['none', 'moved', 'schedule']),
  subject: z.string(),
  text: z.string(),
})
export type WrittenMessage = z.infer<typeof writtenMessage>

/** The chosen part of the event; undefined for all of it, and for teams that are chosen one by one. */
export const chosenPart = (
  { to, part }: WrittenMessage,
  parts: readonly MessagePart[],
): MessagePart | undefined => (to === 'part' ? parts.find(({ key }) => key === part) : undefined)

/**
 * The request body of a message.
 * @param part the part of the event that it is for
 * @param publishedVersion of the schedule whose changes it tells
 */
export const messageOf = (
  { to, teams, to_scorekeepers, to_officials, language, subject, text }: WrittenMessage,
  part: MessagePart | undefined,
  publishedVersion?: string,
): MessageBody => ({
  ...(to === 'some' && { team_ids: teams.map(Number) }),
  ...(part && { team_ids: [...part.teams], game_ids: [...part.games] }),
  to_scorekeepers,
  to_officials,
  language,
  subject,
  text,
  ...(publishedVersion !== undefined && { published_version: publishedVersion }),
})

/** True if a message has all that is needed to send it. */
export const isWhole = (
  { to, teams, subject, text, ...others }: WrittenMessage,
  part: MessagePart | undefined,
): boolean =>
  subject.trim() !== '' &&
  text.trim() !== '' &&
  (to === 'all' ||
    part !== undefined ||
    (to === 'some' && (teams.length > 0 || others.to_scorekeepers || others.to_officials)))

type Chosen = Pick<WrittenMessage, 'template' | 'language'>

const textOf = (templates: readonly MessageTemplate[], { template, language }: Chosen) => {
  const found = templates.find(one => one.name === template && one.language === language)
  return { subject: found?.subject ?? '', text: found?.text ?? '' }
}

/** The form after another template or language was chosen. A text that somebody has changed stays. */
export function withTemplate(
  now: WrittenMessage,
  chosen: Partial<Chosen>,
  templates: readonly MessageTemplate[],
): Partial<WrittenMessage> {
  const before = textOf(templates, now)
  const isUntouched = now.subject === before.subject && now.text === before.text
  return { ...chosen, ...(isUntouched && textOf(templates, { ...now, ...chosen })) }
}
