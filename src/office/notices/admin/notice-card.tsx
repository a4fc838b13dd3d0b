import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import { findingAdvice } from '#fulfilment/orders/copy/admin-findings.ts'
import type { OpenFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import {
  noticesCopy as copy,
  endedTitle,
  noticeAction,
  noticeDetail,
  noticeGroupTitle,
} from '#office/notices/admin-copy.ts'
import type { NoticeGroup } from '#office/notices/domain.ts'
import type { EndedNotice } from '#office/notices/use-cases/list-notices.ts'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { AdminIcon, type AdminIconName } from '#ui/elements/admin-icon.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import NoticeAnswers from './notice-answers.tsx'

interface NoticeCardProps {
  group: NoticeGroup<OpenFinding>
  now: Date
  isUrgent: boolean
}

export function NoticeCard({ group, now, isUrgent }: NoticeCardProps) {
  const [notice] = group
  const title = noticeGroupTitle(group)
  const detail = noticeDetail(notice)
  const action = noticeAction(notice)
  return (
    <li className="row notice-card">
      <span className={classNames('notice-card__icon', isUrgent && 'notice-card__icon--urgent')}>
        <AdminIcon name={chooseIcon(notice.kind)} />
      </span>
      <div>
        <h3>
          <Unbroken>{title}</Unbroken>
        </h3>
        <time dateTime={notice.at.toISOString()}>{dayAndTime(notice.at, now)}</time>
      </div>
      <div className="grid g2 notice-card__body">
        {detail && <p>{detail}</p>}
        <p>
          <b>{copy.whatToDo}</b> {findingAdvice(notice, now)}
        </p>
        <div className="cluster notice-card__act">
          {action && <LinkButton to={action.to}>{action.label}</LinkButton>}
          <NoticeAnswers
            notice={{ ...notice, id: writeIds(group.map(({ id }) => id)) }}
            title={title}
            isQuiet={action !== null}
          />
        </div>
      </div>
    </li>
  )
}

/** Resolved automatically, so there is nothing to do. */
export function EndedNoticeCard({ notice, now }: { notice: EndedNotice; now: Date }) {
  const detail = noticeDetail(notice)
  return (
    <li className="row notice-card">
      <span className="notice-card__icon notice-card__icon--ended">
        <AdminIcon name="check" />
      </span>
      <div>
        <h3>
          <Unbroken>{endedTitle(notice)}</Unbroken>
        </h3>
        <time dateTime={notice.endedAt.toISOString()}>{dayAndTime(notice.endedAt, now)}</time>
      </div>
      {detail && (
        <div className="grid g2 notice-card__body">
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

function chooseIcon(kind: FindingKind): AdminIconName {
  if (kind.startsWith('courier')) return 'motorbike'
  if (kind === 'mail-undelivered') return 'mail'
  if (kind.startsWith('pix')) return 'pix'
  if (kind === 'withdrawal' || kind === 'trouble' || kind === 'order-given-up') return 'repeat'
  return STOCK_KINDS.has(kind) ? 'candle' : 'card'
}
