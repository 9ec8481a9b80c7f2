import type { Question } from '../../shared-schema/api/registration-form.ts'
import type { AgreedText, GivenAnswer, NewRegistrationBody } from '../../shared-schema/api/registrations.ts'
import { Problem } from '../problems/problem.ts'
import type { Say } from '../texts/say.ts'
import { codeKey, type StoredForm } from './form.ts'

/** The part of a registration that answers the form. */
export interface CheckedParts {
  readonly answers: readonly GivenAnswer[]
  readonly agreed: readonly Pick<AgreedText, 'id' | 'version'>[]
  /** Its code, as it is counted; empty without one. */
  readonly code: string
}

const MAX_SHORT = 300

/**
 * Compares what a team sends with the form.
 * @param used how often each code is used
 * @throws Problem 400 that names everything that is missing or wrong
 */
export function checkSent(
  form: StoredForm,
  { answers = {}, agreements = {}, code = '' }: NewRegistrationBody,
  used: ReadonlyMap<string, number>,
): CheckedParts {
  const wrongs: Record<string, Say[]> = {}
  const named: Say[] = []
  const refuse = (field: string, name: Say, why: Say): void => {
    wrongs[field] = [why]
    named.push((t, shared) => t('registration.wrongPart', { name: name(t, shared), what: why(t, shared) }))
  }
  const given = form.questions.flatMap((question): GivenAnswer[] => {
    const { id, label } = question
    const value = tidy(answers[String(id)])
    const why = wrongAnswer(question, value)
    if (why) refuse(`answers.${id}`, () => label, why)
    return value === undefined ? [] : [{ question_id: id, label, value }]
  })
  const agreed = form.agreements.flatMap(({ id, version, title, is_required }) => {
    const sent = agreements[String(id)]
    const why: Say | undefined =
      sent === undefined
        ? is_required
          ? t => t('registration.mustAgree')
          : undefined
        : sent === version
          ? undefined
          : t => t('registration.textChanged')
    if (why) refuse(`agreements.${id}`, () => title, why)
    return sent === undefined ? [] : [{ id, version }]
  })
  const why = wrongCode(form, codeKey(code), used)
  if (why) refuse('code', t => t('registration.code'), why)
  if (named.length > 0)
    throw new Problem(
      'wrong_fields',
      (t, shared) => t('registration.wrong', { what: named.map(say => say(t, shared)) }),
      wrongs,
    )
  return { answers: given, agreed, code: codeKey(code) }
}

/** An empty text is no answer. */
const tidy = (value: boolean | string | undefined): boolean | string | undefined =>
  typeof value === 'string' ? value.trim() || undefined : value

function wrongAnswer(
  { kind, is_required, choices }: Question,
  value: boolean | string | undefined,
): Say | undefined {
  if (value === undefined) return is_required ? (_, shared) => shared('fields.required') : undefined
  if (kind === 'yes or no')
    return typeof value === 'boolean' ? undefined : (_, shared) => shared('fields.truth')
  if (typeof value !== 'string') return (_, shared) => shared('fields.text')
  if (kind === 'choice')
    return choices.includes(value)
      ? undefined
      : (_, shared) => shared('fields.oneOf', { choices: choices.join(', ') })
  return kind === 'short text' && value.length > MAX_SHORT
    ? (_, shared) => shared('fields.atMostCharacters', { count: MAX_SHORT })
    : undefined
}

function wrongCode(
  { codes, needs_code }: StoredForm,
  code: string,
  used: ReadonlyMap<string, number>,
): Say | undefined {
  if (code === '') return needs_code ? (_, shared) => shared('fields.required') : undefined
  const known = codes.find(one => codeKey(one.code) === code)
  if (!known) return t => t('registration.codeUnknown')
  return (used.get(code) ?? 0) < known.uses ? undefined : t => t('registration.codeUsedUp')
}
