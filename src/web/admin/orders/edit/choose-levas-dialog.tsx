import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderLevasCopy as copy } from '#copy/admin/orders/order-levas.ts'
import { uiCopy } from '#copy/shop/ui.ts'
import { sizedName } from '#domain/catalogue/shelf.ts'
import type { ItemPours, listItemPours } from '#shop/admin/pours/list-item-pours.ts'
import type { OrderAnswer } from '#web/admin/orders/order-answers.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'

interface ChooseLevasDialogProps {
  order: { id: string; orderNumber: string }
  levas: Awaited<ReturnType<typeof listItemPours>>
  /** Of the form, where it was sent without a script. */
  answer: OrderAnswer | undefined
  onClose: () => void
}

export default function ChooseLevasDialog({ order, levas, answer, onClose }: ChooseLevasDialogProps) {
  const fetcher = useFetcher<OrderAnswer>()
  // As it was opened, whatever is loaded behind it later.
  const [{ version, items }] = useState(levas)
  useToastAnswer(fetcher.data, ({ ok }) => ok && onClose(), copy.failed)
  return (
    <Dialog open onClose={onClose} title={copy.title(order.orderNumber)} description={copy.lead}>
      <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id }, { view: 'levas' })}>
        <input type="hidden" name="intent" value="levas" />
        <input type="hidden" name="version" value={version} />
        <DialogBody className="stack">
          {answer?.toast && (
            <noscript>
              <Note tone="danger">{answer.toast.text}</Note>
            </noscript>
          )}
          {items.length === 0 && <p className="small muted">{copy.nothing}</p>}
          {items.map((item) => (
            <LevaField key={item.itemId} item={item} />
          ))}
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          {items.length > 0 && (
            <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
              {copy.save}
            </Button>
          )}
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}

function LevaField({ item }: { item: ItemPours }) {
  const { itemId, isOpen, units, chosenId, numbers, choices } = item
  // An open box that the owner has chosen for would be of the oldest again: which one that is, is not known before.
  const asItIs = isOpen
    ? [{ value: 'oldest', label: copy.oldest(chosenId ? [] : numbers) }]
    : chosenId
      ? []
      : [{ value: '', label: copy.asPacked(numbers) }]
  const isOnlyOne = choices.every(({ id }) => id === chosenId)
  return (
    <>
      <input type="hidden" name="item" value={itemId} />
      <SelectField
        label={`${sizedName(item)}, ${copy.units(units)}`}
        hint={isOnlyOne ? copy.none : undefined}
        name="leva"
        defaultValue={chosenId ?? asItIs[0]?.value}
        options={[
          ...asItIs,
          ...choices.map(({ id, number, pouredOn, units: most }) => ({
            value: id,
            label: copy.option(number, pouredOn, most),
          })),
        ]}
      />
    </>
  )
}
