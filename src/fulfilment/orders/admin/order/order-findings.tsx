import { pathTo } from '#addresses.ts'
import {
  findingAdvice,
  findingLabels,
  resolveFindingCopy as words,
} from '#fulfilment/orders/copy/admin-findings.ts'
import type { OpenFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Note } from '#ui/feedback/note.tsx'

/** Problems of this order that only the owner can resolve. */
export function OrderFindings({ findings }: { findings: readonly OpenFinding[] }) {
  return findings.map((finding) => <OrderFinding key={finding.id} finding={finding} />)
}

function OrderFinding({ finding }: { finding: OpenFinding }) {
  return (
    <Note tone="danger" className="order-finding">
      <b>{findingLabels[finding.kind]}</b>
      {finding.amount !== null && ` (${formatBrl(finding.amount)})`}
      <br />
      {findingAdvice(finding)}
      {finding.reference && <small className="num payment-reference">{finding.reference}</small>}
      <AdminForm
        action={pathTo('adminDashboard')}
        intent="resolve"
        hidden={{ findingId: finding.id }}
        failed={words.failed}
        press={words.press}
        look={{ variant: 'ghost', small: true }}
      />
    </Note>
  )
}
