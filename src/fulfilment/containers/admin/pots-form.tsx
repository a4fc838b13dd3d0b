import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import { POTS_PER_COUPON } from '#fulfilment/containers/domain.ts'
import type { PotsAnnouncement } from '#fulfilment/containers/use-cases/own-pots.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface CountPotsProps {
  userId: string
  /** If null, the form suggests the number for one coupon. */
  announced: PotsAnnouncement | null
  orderId: string | null
  name?: string
}

export function CountPots({ userId, announced, orderId, name }: CountPotsProps) {
  const pots = announced?.pots ?? POTS_PER_COUPON
  return (
    <AdminForm
      action={pathTo('adminCustomer', { id: userId })}
      intent="count"
      hidden={{ announcement: announced?.key, orderId }}
      failed={words.failed}
      about={name}
      className="grid g3 count-pots"
      press={words.received}
      saving={words.busy}
      look={{
        variant: 'ghost',
        small: true,
        'aria-label': name ? words.receivedFrom(name, pots) : undefined,
      }}
    >
      {({ input }) => (
        <TextField
          key={pots}
          label={words.count}
          labelHidden
          {...input('pots', 'whole')}
          maxLength={2}
          defaultValue={pots}
        />
      )}
    </AdminForm>
  )
}
