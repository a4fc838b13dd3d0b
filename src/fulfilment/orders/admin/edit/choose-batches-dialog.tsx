import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { orderBatchesCopy as copy } from '#fulfilment/orders/copy/admin-order-batches.ts'
import { AdminDialogForm } from '#ui/admin/admin-dialog-form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { ItemBatches, listItemBatches } from '#workshop/batches/use-cases/list-item-batches.ts'

interface ChooseBatchesDialogProps {
  order: { id: string; orderNumber: string }
  itemBatches: Awaited<ReturnType<typeof listItemBatches>>
  onClose: () => void
}

export default function ChooseBatchesDialog({ order, itemBatches, onClose }: ChooseBatchesDialogProps) {
  // Choices at opening time; later reloads must not change them.
  const [{ version, items }] = useState(itemBatches)
  return (
    <AdminDialogForm<OrderAnswer>
      title={copy.title(order.orderNumber)}
      description={copy.lead}
      action={pathTo('adminOrder', { id: order.id }, { view: 'levas' })}
      intent="levas"
      hidden={{ version }}
      failed={copy.failed}
      press={items.length > 0 && copy.save}
      saving={copy.saving}
      onClose={onClose}
    >
      {items.length === 0 && <p className="small muted">{copy.nothing}</p>}
      {items.map((item) => (
        <BatchField key={item.itemId} item={item} />
      ))}
    </AdminDialogForm>
  )
}

function BatchField({ item }: { item: ItemBatches }) {
  const { itemId, isBoxOpen: isOpen, units, chosenId, numbers, choices } = item
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
