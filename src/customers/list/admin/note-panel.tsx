import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { NOTE_MAX_LENGTH } from '#accounts/domain/customer.ts'
import { pathTo } from '#addresses.ts'
import { customerCopy } from '#customers/list/admin-copy.ts'
import type { CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { customerAddress } from '#fulfilment/orders/admin/customer-address.ts'
import { Button } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

const copy = customerCopy.note

export function NotePanel({ customer }: { customer: CustomerDetails }) {
  const { account, latestOrders } = customer
  const noted = latestOrders.filter(({ notes }) => notes)
  // A person who only waits for a restock email has no record that could hold a note.
  if (!account && latestOrders.length === 0) return null
  return (
    <section className="panel" aria-labelledby="customer-note">
      <div className="panel__head">
        <h2 id="customer-note">{copy.title}</h2>
      </div>
      <NoteForm customer={customer} />
      {noted.length > 0 && (
        <>
          <p className="small muted mt3">{copy.orders}</p>
          <ul className="pot-entries list">
            {noted.map(({ id, orderNumber, notes }) => (
              <li key={id}>
                <p className="review__words">{notes}</p>
                <small>
                  <Link to={pathTo('adminOrder', { id })}>
                    <Unbroken>{orderNumber}</Unbroken>
                  </Link>
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function NoteForm({ customer }: { customer: CustomerDetails }) {
  const { contact, note } = customer
  const fetcher = useFetcher<FormAnswer>()
  const [typed, setTyped] = useState(note)
  /** Initial text and texts saved here; any other value was saved elsewhere. */
  const [knownNotes, setKnown] = useState([note])
  useToastAnswer(fetcher.data, undefined, copy.failed)
  return (
    <fetcher.Form
      method="post"
      action={customerAddress(customer)}
      className="stack"
      onSubmit={() => setKnown([...knownNotes, typed.trim()])}
    >
      <input type="hidden" name="intent" value="note" />
      {contact && <input type="hidden" name="contact" value={contact} />}
      <input type="hidden" name="seen" value={note} />
      <TextAreaField
        label={copy.label}
        hint={customer.account ? copy.hint : copy.hintWithoutAccount}
        name="note"
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!knownNotes.includes(note) && (
        <Note tone="info">{note ? copy.elsewhere(note) : copy.emptiedElsewhere}</Note>
      )}
      <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
        {copy.save}
      </Button>
    </fetcher.Form>
  )
}
