import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { type FindingKind, isAnsweredAtOrder } from '#catalogue/stock/domain/finding-kind.ts'
import { noticesCopy as copy } from '#office/notices/admin-copy.ts'
import { Button } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface AnsweredNotice {
  readonly id: string
  readonly kind: FindingKind
  /** The message that could not be delivered. */
  readonly jobId: string | null
}

interface NoticeAnswersProps {
  notice: AnsweredNotice
  title: string
}

/** What the owner can say to a notice where it stands; some are answered at their order only. */
export default function NoticeAnswers({ notice, title }: NoticeAnswersProps): ReactNode {
  return (
    <>
      {notice.jobId && <Answer notice={notice} intent="retry" label={copy.retry} title={title} />}
      {!isAnsweredAtOrder(notice.kind) && (
        <>
          <Answer notice={notice} intent="done" label={copy.done} title={title} />
          <Answer notice={notice} intent="dismissed" label={copy.dismiss} title={title} />
        </>
      )}
    </>
  )
}

interface AnswerProps {
  notice: AnsweredNotice
  intent: 'done' | 'dismissed' | 'retry'
  label: string
  title: string
}

function Answer({ notice, intent, label, title }: AnswerProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.toasts.failed, title)
  return (
    <fetcher.Form method="post" action={pathTo('adminNotices')}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="noticeId" value={notice.id} />
      {notice.jobId && <input type="hidden" name="jobId" value={notice.jobId} />}
      <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'}>
        {label}
        <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
      </Button>
    </fetcher.Form>
  )
}
