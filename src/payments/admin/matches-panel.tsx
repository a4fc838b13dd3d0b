import { pixAdminCopy } from '#payments/copy/admin-pix.ts'
import { statementCopy } from '#payments/copy/admin-statement.ts'
import type { BankMatches } from '#payments/use-cases/list-bank-matches.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { plainDay } from '#ui/copy/calendar.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { PixFacts } from './awaited-panel.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { PixTick } from './pix-tick.tsx'
import { seenPix } from './seen-pix.ts'
import { isSure, type Ticks } from './use-ticks.ts'

const words = statementCopy.matches
type Proposal = BankMatches['proposals'][number]

interface MatchesPanelProps {
  proposals: readonly Proposal[]
  now: Date
  ticks: Ticks
}

export function MatchesPanel({ proposals, now, ticks }: MatchesPanelProps) {
  if (proposals.length === 0) return null
  return (
    <section className="panel" aria-labelledby="pix-matches">
      <div className="panel__head cluster ends baseline">
        <h2 id="pix-matches">{words.title}</h2>
        <span className="small muted">{words.text}</span>
      </div>
      <ul>
        {proposals.map((proposal) => (
          <Match key={proposal.attemptId} proposal={proposal} now={now} ticks={ticks} />
        ))}
      </ul>
    </section>
  )
}

function Match({ proposal, now, ticks }: { proposal: Proposal; now: Date; ticks: Ticks }) {
  const { pix, entry } = proposal
  const seen = seenPix(proposal.attemptId, proposal.entryId)
  return (
    <li className="row pix-row">
      <PixTick seen={seen} orderNumber={pix.orderNumber} ticks={ticks} />
      <div className="grid pix-match">
        <div className="grid g0 pix-match__sides">
          <div>
            <h3>{words.order}</h3>
            <PixFacts pix={pix} now={now} />
          </div>
          <div>
            <h3>{words.entry}</h3>
            <BankFacts entry={entry} />
          </div>
        </div>
        <Reasons proposal={proposal} />
      </div>
      <div className="grid g2 pix-row__act">
        <ConfirmForm
          seen={seen}
          label={words.confirm}
          fullLabel={words.confirmOf(pix.customerName, pix.orderNumber)}
          variant={isSure(proposal) ? 'cocoa' : 'ghost'}
        />
      </div>
    </li>
  )
}

function Reasons({ proposal: { reasons, entry, pix } }: { proposal: Proposal }) {
  return (
    <p className="cluster pix-match__why">
      {reasons.map((reason) => (
        <Badge key={reason} tone="sage">
          {pixAdminCopy.reasons[reason]}
        </Badge>
      ))}
      {entry.amount !== pix.amount && <Badge tone="amber">{words.differs(formatBrl(pix.amount))}</Badge>}
    </p>
  )
}

export function BankFacts({ entry }: { entry: Proposal['entry'] }) {
  return (
    <div className="grid pix-facts">
      <b>{entry.payer || words.unnamed}</b>
      <span className="pix-facts__amount num">{formatBrl(entry.amount)}</span>
      <small className="num">{plainDay(entry.day)}</small>
    </div>
  )
}
