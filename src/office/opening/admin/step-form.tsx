import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import type { OpeningStepName } from '#office/opening/domain.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import type { StepAnswer } from './step-answer.server.ts'
import { stepPath } from './step-names.ts'

export type StepField = (name: string) => { name: string; defaultValue: string; error: string | null }

interface StepFormProps {
  step: OpeningStepName
  values: Readonly<Record<string, string>>
  /** Version that the owner edited, for steps with optimistic locking. */
  version?: number
  hasFile?: boolean
  /** The fields are React state in their own panels, so no draft is stored. */
  hasOwnPanels?: boolean
  children: (field: StepField) => ReactNode
}
export function StepForm({ step, values, version, hasFile, hasOwnPanels, children }: StepFormProps) {
  const navigate = useNavigate()
  return (
    <AdminForm<StepAnswer>
      action={stepPath(step)}
      intent={step}
      hidden={version === undefined ? {} : { version }}
      failed={words.failed}
      draft={hasOwnPanels ? undefined : `opening:${step}`}
      hasFiles={hasFile}
      onSaved={({ goOn }) => goOn && navigate(goOn)}
      faultOf={({ faults }, name) => faults?.[name]}
      press={words.save}
      saving={words.saving}
      foot={(submit) => (
        <div className="steps__foot mt4">
          <LinkButton to={pathTo('adminOpening')} variant="ghost">
            {words.later}
          </LinkButton>
          {submit}
        </div>
      )}
    >
      {({ errorOf }) => {
        const fields = children((name) => ({
          name,
          defaultValue: values[name] ?? '',
          error: errorOf(name) ?? null,
        }))
        return hasOwnPanels ? fields : <div className="panel">{fields}</div>
      }}
    </AdminForm>
  )
}
