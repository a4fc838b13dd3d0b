import { statementCopy } from '#payments/copy/admin-statement.ts'
import type { AwaitedOwnPix } from '#payments/use-cases/list-awaited-pix.ts'
import type { BankMatches } from '#payments/use-cases/list-bank-matches.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { BankFacts } from './matches-panel.tsx'

const words = statementCopy.others
const SHOWN_AT_MOST = 30

interface OtherEntriesPanelProps {
  entries: BankMatches['otherEntries']
  awaited: readonly AwaitedOwnPix[]
}

export function OtherEntriesPanel({ entries, awaited }: OtherEntriesPanelProps) {
  if (entries.length === 0) return null
  const options = awaited.map((pix) => ({
    value: pix.attemptId,
    label: words.option(pix.orderNumber, pix.customerName, formatBrl(pix.amount)),
  }))
  return (
    <section className="panel" aria-labelledby="pix-others">
      <div className="panel__head cluster ends baseline">
        <h2 id="pix-others">{words.title}</h2>
        <span className="small muted">{words.text}</span>
      </div>
      <ul>
        {entries.slice(0, SHOWN_AT_MOST).map((entry) => (
          <li key={entry.id} className="grid g2 pix-line">
            <BankFacts entry={entry} />
            {options.length > 0 && (
              <details>
                <summary className="text-btn pix-summary">
                  {words.link}
                  <VisuallyHidden> {words.linkOf(entry.payer)}</VisuallyHidden>
                </summary>
                <ConfirmForm label={words.press} variant="ghost" className="grid g3 pix-other">
                  <input type="hidden" name="bankEntryId" value={entry.id} />
                  <SelectField label={words.choose} name="seen" options={options} />
                </ConfirmForm>
              </details>
            )}
          </li>
        ))}
      </ul>
      {entries.length > SHOWN_AT_MOST && (
        <p className="small muted">{words.more(entries.length - SHOWN_AT_MOST)}</p>
      )}
    </section>
  )
}
