import { type ReactNode, useCallback, useRef } from 'react'
import { useActionData, useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import type { OpeningStepName } from '#office/opening/domain.ts'
import { useAccountDraft } from '#ui/admin/use-account-draft.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { StepAnswer } from './step-answer.server.ts'
import { stepPath } from './step-names.ts'

/** What a field of a step needs: its saved or sent value, and the sentence where it is wrong. */
export type StepField = (name: string) => { name: string; defaultValue: string; error: string | null }

interface StepFormProps {
  step: OpeningStepName
  /** The saved values; what was sent takes their place on a page without a script. */
  values: Readonly<Record<string, string>>
  /** The version that the owner saw, where the step has one. */
  version?: number
  hasFile?: boolean
  /** The step's fields have panels of their own, and their state is React's: no draft is kept of them. */
  hasOwnPanels?: boolean
  children: (field: StepField) => ReactNode
}

/** The form of one step: kept while the owner types, and onward when it is saved. 'Depois' leaves it as it is. */
export function StepForm({ step, values, version, hasFile, hasOwnPanels, children }: StepFormProps) {
  const fetcher = useFetcher<StepAnswer>()
  const posted = useActionData<StepAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { note, forget } = useAccountDraft(form, `opening:${step}`)
  const navigate = useNavigate()
  const goOn = useCallback(
    (answer: StepAnswer) => {
      if (!answer.goOn) return
      forget()
      navigate(answer.goOn)
    },
    [forget, navigate],
  )
  useToastAnswer(fetcher.data, goOn, words.failed)
  const answer = fetcher.data ?? posted
  const field: StepField = (name) => ({
    name,
    defaultValue: posted?.typed?.[name] ?? values[name] ?? '',
    error: answer?.faults?.[name] ?? null,
  })
  return (
    <fetcher.Form
      ref={hasOwnPanels ? undefined : form}
      method="post"
      action={stepPath(step)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      onInput={note}
      noValidate
    >
      <input type="hidden" name="intent" value={step} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {posted?.toast && !fetcher.data && <Note tone="danger">{posted.toast.title}</Note>}
      {hasOwnPanels ? children(field) : <div className="panel">{children(field)}</div>}
      <div className="steps__foot">
        <LinkButton to={pathTo('adminOpening')} variant="ghost">
          {words.later}
        </LinkButton>
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}
