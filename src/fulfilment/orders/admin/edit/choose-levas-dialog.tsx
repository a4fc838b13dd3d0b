import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { orderLevasCopy as copy } from '#fulfilment/orders/copy/admin-order-levas.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { ItemBatches, listItemBatches } from '#workshop/batches/use-cases/list-item-batches.ts'

interface ChooseLevasDialogProps {
  order: { id: string; orderNumber: string }
  levas: Awaited<ReturnType<typeof listItemBatches>>
  onClose: () => void
}

export default function ChooseLevasDialog({ order, levas, onClose }: ChooseLevasDialogProps) {
  const fetcher = useFetcher<OrderAnswer>()
  // Choices at opening time; later reloads must not change them.
  const [{ version, items }] = useState(levas)
  useToastAnswer(fetcher.data, ({ ok }) => ok && onClose(), copy.failed)
  return (
    <Dialog open onClose={onClose} title={copy.title(order.orderNumber)} description={copy.lead}>
      <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id }, { view: 'levas' })}>
        <input type="hidden" name="intent" value="levas" />
        <input type="hidden" name="version" value={version} />
        <DialogBody className="stack">
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

function LevaField({ item }: { item: ItemBatches }) {
  const { itemId, isOpen, units, chosenId, numbers, choices } = item
  // Clearing the choice of an unpacked box assigns the oldest batch, which is unknown until then.
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
