import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import type { OpeningStepName } from '#office/opening/domain.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { stepPath } from './step-names.ts'

export type StepAnswer = FormAnswer<{
  faults: Readonly<Record<string, string>>
  /** Next page; the form navigates there after it has discarded its draft. */
  goOn: string
}>

export function savedAndOn(next: OpeningStepName | null, text?: string) {
  return goingTo(next ? stepPath(next) : pathTo('adminOpening'), text)
}

export const goingTo = (page: string, text?: string) => ({
  ...done({ title: words.saved, text }),
  goOn: page,
})

export const wrong = (
  faults: Readonly<Record<string, string>>,
  title: string = words.invalid,
): StepAnswer => ({ ...refused({ title }), faults })
