import { useState } from 'react'
import { Link } from 'react-router'
import { NOTE_MAX_LENGTH } from '#accounts/domain/customer.ts'
import { pathTo } from '#addresses.ts'
import { customerCopy } from '#customers/list/admin-copy.ts'
import type { CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { customerAddress } from '#fulfilment/orders/admin/customer-address.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import type { NoteAnswer } from './customer-action.server.ts'

const copy = customerCopy.note

export function NotePanel({ customer }: { customer: CustomerDetails }) {
  const { account, latestOrders } = customer
  const noted = latestOrders.filter(({ notes }) => notes)
  // A person who only waits for a restock email has no record that could hold a note.
  if (!account && latestOrders.length === 0) return null
  return (
    <section className="panel" aria-labelledby="customer-note">
      <div className="panel__head cluster ends baseline">
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
  /** Initial text and texts saved here; any other value was saved elsewhere. */
  const [knownNotes, setKnown] = useState([note])
  return (
    <AdminForm<NoteAnswer>
      action={customerAddress(customer)}
      intent="note"
      hidden={{ seen: note, ...(contact && { contact }) }}
      failed={copy.failed}
      className="stack"
      onSaved={({ saved = '' }) => setKnown([...knownNotes, saved])}
      press={copy.save}
      saving={copy.saving}
      look={{ variant: 'ghost' }}
    >
      <TextAreaField
        label={copy.label}
        hint={customer.account ? copy.hint : copy.hintWithoutAccount}
        name="note"
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        defaultValue={knownNotes[0]}
      />
      {!knownNotes.includes(note) && (
        <Note tone="info">{note ? copy.elsewhere(note) : copy.emptiedElsewhere}</Note>
      )}
    </AdminForm>
  )
}
