import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { CustomerPots } from '#fulfilment/containers/use-cases/list-pots.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CountPots } from './pots-form.tsx'

interface PotsPanelProps extends CustomerPots {
  userId: string
}

export function PotsPanel({ userId, pots, entries }: PotsPanelProps) {
  return (
    <section className="panel" aria-labelledby="customer-pots">
      <div className="panel__head">
        <h2 id="customer-pots">{words.title}</h2>
      </div>
      <p className="small muted">
        {pots.announced ? words.announcedHere(pots.announced.pots) : words.notAnnounced}{' '}
        {words.balance(pots.balance)}
      </p>
      <CountPots userId={userId} announced={pots.announced} orderId={null} />
      <ul className="pot-entries list">
        {entries.map(({ id, kind, pots: count, reason, createdAt, actorName }) => (
          <li key={id}>
            <b>{words.entries[kind](count)}</b>
            <small className="muted">
              {words.entryBy(formatDate(createdAt), actorName)}
              {reason && ` · ${reason}`}
            </small>
          </li>
        ))}
      </ul>
      {entries.length > 0 && <CorrectPots userId={userId} />}
    </section>
  )
}

function CorrectPots({ userId }: { userId: string }) {
  const correct = words.correct
  return (
    <details>
      <summary className="text-btn">{correct.title}</summary>
      <AdminForm
        action={pathTo('adminCustomer', { id: userId })}
        intent="correct"
        failed={words.failed}
        clears
        checksInBrowser
        className="stack"
        press={correct.press}
        saving={words.busy}
        look={{ variant: 'ghost' }}
      >
        <TextField label={correct.pots} hint={correct.potsHint} name="pots" numeric maxLength={3} required />
        <TextField label={correct.reason} name="reason" maxLength={200} required />
      </AdminForm>
    </details>
  )
}
