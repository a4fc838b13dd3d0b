import { useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { closeDaysCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { listedSlotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { MAX_CALENDAR_NOTE_LENGTH } from '#delivery/calendar/domain/workshop-calendar.ts'
import type {
  OrderOfClosing,
  PlannedClosing,
  previewClosing,
} from '#fulfilment/calendar/use-cases/preview-closing.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CalendarForm } from './calendar-form.tsx'
import { ParcelsOfClosing } from './closed-parcels.tsx'
import { choosePlan, countEmails, listPlans, mailsOfParcels } from './closing-plans.ts'

type ClosingFormProps = PlannedClosing & Awaited<ReturnType<typeof previewClosing>>

export function ClosingForm({ from, until, kind, version, orders, parcels }: ClosingFormProps) {
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  const backPath = `${pathTo('adminCalendar')}?de=${from}`
  // Keyed by order, so that choices survive a change of days or kind.
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  return (
    <CalendarForm
      intent="close"
      hidden={{ from, until, kind, version }}
      hasFiles
      className="panels grid g5"
      onSaved={() => navigate(backPath)}
      press={words.submit(countEmails(orders, chosen) + mailsOfParcels(parcels))}
      saving={words.submitting}
      look={{ busy: isLoading }}
      foot={(submit) => (
        <div className="form-foot">
          <LinkButton variant="ghost" to={backPath}>
            {words.leave}
          </LinkButton>
          {submit}
        </div>
      )}
    >
      <section className="panel">
        <TextField
          label={words.note.label}
          hint={words.note.hint}
          name="note"
          autoComplete="off"
          maxLength={MAX_CALENDAR_NOTE_LENGTH}
        />
      </section>
      <section className="panel" aria-labelledby="pedidos">
        <div className="panel__head cluster ends baseline">
          <h2 id="pedidos">
            {orders.length === 0 ? words.noneIn(parcels.length) : words.promises(orders.length)}
          </h2>
        </div>
        {orders.length > 0 && <p className="hint">{words.promisesHint}</p>}
        <ul>
          {orders.map((order) => (
            <ClosingOrder
              key={order.id}
              order={order}
              plan={choosePlan(order, chosen[order.id])}
              onChoose={(plan) => setChosen((before) => ({ ...before, [order.id]: plan }))}
            />
          ))}
        </ul>
      </section>
      <ParcelsOfClosing parcels={parcels} />
    </CalendarForm>
  )
}

interface ClosingOrderProps {
  order: OrderOfClosing
  plan: string
  onChoose(plan: string): void
}

function ClosingOrder({ order, plan, onChoose }: ClosingOrderProps) {
  const { id, orderNumber, customerName, promise, next, isGift, isPickup, hasEmail } = order
  const stays = isPickup ? words.keepPickup : words.keep
  return (
    <li className="grid g3 cal__move">
      <p>
        <b>{customerName}</b>
        <small>
          <Unbroken>{orderNumber}</Unbroken>, {listedSlotWords(promise)}
          {isPickup && `, ${words.pickup}`}
        </small>
        {isGift && <small className="cal__warn">{words.gift(next !== null && next.day < promise.day)}</small>}
        {!hasEmail && <small className="cal__warn">{words.noEmail}</small>}
        {!next && <small className="cal__warn">{words.noDay}</small>}
      </p>
      <SelectField
        label={words.plan(orderNumber)}
        name="plan"
        value={plan}
        options={listPlans(order).map(({ value, slot }) => ({
          value,
          label: slot ? words.moveTo(listedSlotWords(slot)) : stays,
        }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      <Link className="link" to={pathTo('adminOrder', { id })}>
        <span>{words.open}</span>
      </Link>
    </li>
  )
}
