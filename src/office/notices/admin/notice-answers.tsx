import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { type FindingKind, isAnsweredAtOrder } from '#catalogue/stock/domain/finding-kind.ts'
import { noticesCopy as copy } from '#office/notices/admin-copy.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextButton } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'

interface AnsweredNotice {
  /** A card that groups several notices has comma-separated ids. */
  readonly id: string
  readonly kind: FindingKind
  /** Job of the undelivered message; null for other notices. */
  readonly jobId: string | null
}

interface NoticeAnswersProps {
  notice: AnsweredNotice
  title: string
  isQuiet?: boolean
}

/** Some notices can only be resolved on their order's page. */
export default function NoticeAnswers({ notice, title, isQuiet }: NoticeAnswersProps): ReactNode {
  const shared = { notice, title, isQuiet }
  return (
    <>
      {notice.jobId && <Answer {...shared} intent="retry" label={copy.retry} />}
      {!isAnsweredAtOrder(notice.kind) && (
        <>
          <Answer {...shared} intent="done" label={copy.done} />
          <Answer {...shared} intent="dismissed" label={copy.dismiss} />
        </>
      )}
    </>
  )
}

interface AnswerProps extends NoticeAnswersProps {
  intent: 'done' | 'dismissed' | 'retry'
  label: string
}

function Answer({ notice, label, title, isQuiet, intent }: AnswerProps) {
  const words = (
    <>
      {label}
      <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
    </>
  )
  return (
    <AdminForm
      action={pathTo('adminNotices')}
      intent={intent}
      hidden={{ noticeId: notice.id, ...(notice.jobId && { jobId: notice.jobId }) }}
      failed={copy.toasts.failed}
      about={title}
      press={words}
      look={{ variant: 'ghost' }}
      foot={(submit) => (isQuiet ? <TextButton type="submit">{words}</TextButton> : submit)}
    />
  )
}
