import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  noticesCopy as copy,
  endedTitle,
  noticeAction,
  noticeDetail,
  noticeTitle,
} from '#copy/admin/notices.ts'
import { findingAdvice } from '#copy/admin/orders/findings.ts'
import { dayAndTime } from '#copy/delivery/calendar.ts'
import { type FindingKind, isAnsweredAtOrder } from '#domain/orders/finding-kind.ts'
import type { EndedNotice } from '#shop/admin/notices/list-notices.ts'
import type { OpenFinding } from '#shop/admin/orders/list-open-findings.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { AdminIcon, type AdminIconName } from '#web/kit/elements/admin-icon.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

interface NoticeCardProps {
  notice: OpenFinding
  now: Date
  isUrgent: boolean
}

/** What happened, what to do, where, and the two ways to be rid of it. */
export function NoticeCard({ notice, now, isUrgent }: NoticeCardProps) {
  const title = noticeTitle(notice)
  const detail = noticeDetail(notice)
  const action = noticeAction(notice)
  return (
    <li className="notice-card">
      <span className={classNames('notice-card__icon', isUrgent && 'notice-card__icon--urgent')}>
        <AdminIcon name={iconOf(notice.kind)} />
      </span>
      <div>
        <h3>{title}</h3>
        <time dateTime={notice.at.toISOString()}>{dayAndTime(notice.at, now)}</time>
      </div>
      <div className="notice-card__body">
        {detail && <p>{detail}</p>}
        <p>
          <b>{copy.whatToDo}</b> {findingAdvice(notice, now)}
        </p>
        <div className="notice-card__act">
          {action && <LinkButton to={action.to}>{action.label}</LinkButton>}
          {notice.jobId && <Answer notice={notice} intent="retry" label={copy.retry} title={title} />}
          {!isAnsweredAtOrder(notice.kind) && (
            <>
              <Answer notice={notice} intent="done" label={copy.done} title={title} />
              <Answer notice={notice} intent="dismissed" label={copy.dismiss} title={title} />
            </>
          )}
        </div>
      </div>
    </li>
  )
}

interface AnswerProps {
  notice: OpenFinding
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

/** It ended without the owner: nothing to press. */
export function EndedNoticeCard({ notice, now }: { notice: EndedNotice; now: Date }) {
  const detail = noticeDetail(notice)
  return (
    <li className="notice-card">
      <span className="notice-card__icon notice-card__icon--ended">
        <AdminIcon name="check" />
      </span>
      <div>
        <h3>{endedTitle(notice)}</h3>
        <time dateTime={notice.endedAt.toISOString()}>{dayAndTime(notice.endedAt, now)}</time>
      </div>
      {detail && (
        <div className="notice-card__body">
          <p>{detail}</p>
        </div>
      )}
    </li>
  )
}

const STOCK_KINDS: ReadonlySet<FindingKind> = new Set([
  'stock-low',
  'stock-differs',
  'held-units-differ',
  'sizes-to-share',
])

function iconOf(kind: FindingKind): AdminIconName {
  if (kind.startsWith('courier')) return 'motorbike'
  if (kind === 'mail-undelivered') return 'mail'
  if (kind.startsWith('pix')) return 'pix'
  if (kind === 'withdrawal' || kind === 'trouble' || kind === 'order-given-up') return 'repeat'
  return STOCK_KINDS.has(kind) ? 'candle' : 'card'
}
