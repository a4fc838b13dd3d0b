import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { findingAdvice, findingLabels } from '#copy/admin/orders/findings.ts'
import { formatBrl } from '#domain/money.ts'
import type { OpenFinding } from '#shop/admin/orders/list-open-findings.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

const words = dashboardCopy.attention

/** What about this order only the owner can settle, and how. */
export function OrderFindings({ findings }: { findings: readonly OpenFinding[] }) {
  return findings.map((finding) => <OrderFinding key={finding.id} finding={finding} />)
}

function OrderFinding({ finding }: { finding: OpenFinding }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  return (
    <Note tone="danger" className="order-finding">
      <b>{findingLabels[finding.kind]}</b>
      {finding.amount !== null && ` (${formatBrl(finding.amount)})`}
      <br />
      {findingAdvice(finding)}
      {finding.reference && <small className="num payment-reference">{finding.reference}</small>}
      <fetcher.Form method="post" action={pathTo('adminDashboard')}>
        <input type="hidden" name="intent" value="resolve" />
        <input type="hidden" name="findingId" value={finding.id} />
        <Button type="submit" variant="ghost" small busy={fetcher.state !== 'idle'}>
          {words.resolve}
        </Button>
      </fetcher.Form>
    </Note>
  )
}
