import { type FormEvent, useState } from 'react'
import type { AccountNotice } from '#accounts/copy/accounts.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { type AuthAnswer, type AuthField, type AuthIntent, fieldAtFault } from './auth-answer.ts'

interface Fault {
  field: AuthField | null
  text: string
}

export function useFaults(intent: AuthIntent, answer: AuthAnswer | undefined) {
  const [formFault, setFound] = useState<{ fault: Fault | null; after: AuthAnswer | undefined } | null>(null)
  const answerFault: Fault | null =
    answer?.intent === intent && !answer.ok
      ? { field: answer.field ?? null, text: answer.toast?.text ?? '' }
      : null
  const fault = formFault && formFault.after === answer ? formFault.fault : answerFault

  function check(
    event: FormEvent<HTMLFormElement>,
    code: string | null,
    notices: Record<string, AccountNotice>,
  ) {
    const notice = code === null ? undefined : notices[code]
    if (code === null || !notice) return setFound({ fault: null, after: answer })
    event.preventDefault()
    toast(notice)
    const field = fieldAtFault(code)
    setFound({ fault: { field, text: notice.text ?? '' }, after: answer })
    if (field) (event.currentTarget.elements.namedItem(field) as HTMLElement | null)?.focus()
  }

  return { errorOf: (field: AuthField) => (fault?.field === field ? fault.text : null), check }
}
