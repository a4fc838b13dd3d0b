import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import type { OpeningStepName } from '#office/opening/domain.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { stepPath } from './step-names.ts'

/** The sentence of each field that is wrong, and what was sent, for a page without a script. */
export type StepAnswer = FormAnswer<{
  faults: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
  /** The page that follows; the form goes there when it has forgotten its draft. */
  goOn: string
}>

export function savedAndOn(next: OpeningStepName | null, text?: string) {
  return goingTo(next ? stepPath(next) : pathTo('adminOpening'), text)
}

export const goingTo = (page: string, text?: string) => ({
  ...done({ title: words.saved, text }),
  goOn: page,
  nextWithoutScript: page,
})

export const failedWith = (sent: Readonly<Record<string, unknown>>): StepAnswer => ({
  ...refused({ title: words.failed }),
  typed: textsOf(sent),
})

export const textsOf = (sent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

export const wrong = (
  sent: Readonly<Record<string, unknown>>,
  faults: Readonly<Record<string, string>>,
  title: string = words.invalid,
): StepAnswer => ({ ...refused({ title }), faults, typed: textsOf(sent) })
