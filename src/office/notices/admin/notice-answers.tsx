import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { type FindingKind, isAnsweredAtOrder } from '#catalogue/stock/domain/finding-kind.ts'
import { noticesCopy as copy } from '#office/notices/admin-copy.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface AnsweredNotice {
  /** A card that groups several notices has comma-separated ids. */
  readonly id: string
  readonly kind: FindingKind
  /** Job of the message that could not be delivered. */
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

function Answer({ notice, intent, label, title, isQuiet }: AnswerProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.toasts.failed, title)
  const words = (
    <>
      {label}
      <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
    </>
  )
  return (
    <fetcher.Form method="post" action={pathTo('adminNotices')}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="noticeId" value={notice.id} />
      {notice.jobId && <input type="hidden" name="jobId" value={notice.jobId} />}
      {isQuiet ? (
        <TextButton type="submit">{words}</TextButton>
      ) : (
        <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'}>
          {words}
        </Button>
      )}
    </fetcher.Form>
  )
}
