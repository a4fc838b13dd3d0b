import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  findingAdvice,
  findingLabels,
  resolveFindingCopy as words,
} from '#fulfilment/orders/copy/admin-findings.ts'
import type { OpenFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

/** Problems of this order that only the owner can resolve. */
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
          {words.press}
        </Button>
      </fetcher.Form>
    </Note>
  )
}
