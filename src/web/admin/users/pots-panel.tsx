import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#copy/admin/pots.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { CustomerAccount } from '#shop/admin/users/load-customer.ts'
import { CountPots } from '#web/admin/pots-form.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

interface PotsPanelProps {
  account: Pick<CustomerAccount, 'userId' | 'pots' | 'potEntries'>
}

/** A customer's containers, entry by entry, and the owner's word about them. */
export function PotsPanel({ account: { userId, pots, potEntries } }: PotsPanelProps) {
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
      <ul className="pot-entries">
        {potEntries.map(({ id, kind, pots: count, reason, createdAt, actorName }) => (
          <li key={id}>
            <b>{words.entries[kind](count)}</b>
            <small className="muted">
              {words.entryBy(formatDate(createdAt), actorName)}
              {reason && ` · ${reason}`}
            </small>
          </li>
        ))}
      </ul>
      {potEntries.length > 0 && <CorrectPots userId={userId} />}
    </section>
  )
}

function CorrectPots({ userId }: { userId: string }) {
  const fetcher = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  useToastAnswer(fetcher.data, ({ ok }) => ok && form.current?.reset(), words.failed)
  const copy = words.correct
  return (
    <details>
      <summary className="text-btn">{copy.title}</summary>
      <fetcher.Form
        ref={form}
        method="post"
        action={pathTo('adminCustomer', { id: userId })}
        className="stack"
      >
        <input type="hidden" name="intent" value="correct" />
        <TextField label={copy.pots} hint={copy.potsHint} name="pots" numeric maxLength={3} required />
        <TextField label={copy.reason} name="reason" maxLength={200} required />
        <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={words.busy}>
          {copy.press}
        </Button>
      </fetcher.Form>
    </details>
  )
}
