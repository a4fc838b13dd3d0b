import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { FailureWords } from '#ui/form/use-toast-answer.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/overlays/confirm-dialog.tsx'
import { useAdminAction } from './use-admin-action.ts'

interface AdminConfirmProps<Answer>
  extends Omit<ConfirmDialogProps, 'busy' | 'onConfirm' | 'form' | 'onClose'> {
  action: string
  fields: Readonly<Record<string, string | readonly string[]>>
  failed: FailureWords
  about?: string
  onClose: () => void
  onAnswer?: (answer: Answer) => void
}

export function AdminConfirm<Answer extends FormAnswer>(props: AdminConfirmProps<Answer>) {
  const { action, fields, failed, about, onAnswer, ...dialog } = props
  const { send, isBusy } = useAdminAction<Answer>({
    action,
    failed,
    about,
    onAnswer(answer) {
      onAnswer?.(answer)
      dialog.onClose()
    },
  })
  return <ConfirmDialog {...dialog} busy={isBusy} onConfirm={() => send(fields)} />
}
