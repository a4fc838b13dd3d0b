import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OpenFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { EmptyJob, Job } from '#ui/admin/job.tsx'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { LinkButton } from '#ui/elements/button.tsx'

const copy = todayCopy.answer
const SHOWN = 4

/** Includes its texts from the server, so that the page need not bundle the texts of every kind. */
export interface ShownFinding extends Pick<OpenFinding, 'id' | 'kind' | 'jobId' | 'about' | 'amount' | 'at'> {
  title: string
  advice: string
  action: { label: string; to: string } | null
}

// If the script fails to load, the answers are available on the notices page.
const NoticeAnswers = lazy(() =>
  import('#office/notices/admin/notice-answers.tsx').catch(() => ({ default: () => null })),
)

export function AnswerPanel({ findings, now }: { findings: readonly ShownFinding[]; now: Date }) {
  if (findings.length === 0) return <EmptyJob id="answer" title={copy.empty} />
  return (
    <Job id="answer" title={copy.title}>
      <ul className="todo rows-open">
        {findings.slice(0, SHOWN).map((finding) => (
          <li key={finding.id}>
            <div className="todo__top strip g4 ends baseline">
              <b>{finding.title}</b>
              {finding.amount !== null && <span className="num">{formatBrl(finding.amount)}</span>}
            </div>
            <p className="muted">
              {finding.action ? (
                <Link className="row-link" to={finding.action.to}>
                  {finding.about || finding.action.label}
                </Link>
              ) : (
                finding.about
              )}
              {(finding.action || finding.about) && ', '}
              {dayAndTime(finding.at, now)}
            </p>
            <p>{finding.advice}</p>
            <div className="cluster g2 todo__do">
              <Suspense>
                <NoticeAnswers notice={finding} title={finding.title} />
              </Suspense>
            </div>
          </li>
        ))}
      </ul>
      <div className="job__foot mt4">
        <LinkButton variant="ghost" to={pathTo('adminNotices')}>
          {copy.all}
        </LinkButton>
      </div>
    </Job>
  )
}
