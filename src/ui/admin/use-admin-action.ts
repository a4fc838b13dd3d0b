import { useFetcher } from 'react-router'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { type FailureWords, useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface AdminActionProps<Answer> {
  action: string
  failed: FailureWords
  onAnswer?: (answer: Answer) => void
  about?: string
}

/** An action without a form, such as a menu entry or a dragged image. */
export function useAdminAction<Answer extends FormAnswer>(props: AdminActionProps<Answer>) {
  const { action, failed, onAnswer, about } = props
  const fetcher = useFetcher()
  const answer: Answer | undefined = fetcher.data
  useToastAnswer(answer, onAnswer, failed, about)
  return {
    sent: fetcher.formData,
    isBusy: fetcher.state !== 'idle',
    send(fields: Readonly<Record<string, string | readonly string[]>>) {
      const form = new FormData()
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) form.append(name, value)
      fetcher.submit(withRequestKey(form, action), { method: 'post', action })
    },
  }
}
