import { pathTo } from '#addresses.ts'
import { adminContainersCopy as words } from '#fulfilment/containers/admin-copy.ts'
import { CONTAINERS_PER_COUPON } from '#fulfilment/containers/domain.ts'
import type { ContainerAnnouncement } from '#fulfilment/containers/use-cases/own-containers.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface CountContainersProps {
  userId: string
  /** If null, the form suggests the number for one coupon. */
  announced: ContainerAnnouncement | null
  orderId: string | null
  name?: string
}

export function CountContainers({ userId, announced, orderId, name }: CountContainersProps) {
  const count = announced?.count ?? CONTAINERS_PER_COUPON
  return (
    <AdminForm
      action={pathTo('adminCustomer', { id: userId })}
      intent="count"
      hidden={{ announcement: announced?.key, orderId }}
      failed={words.failed}
      about={name}
      className="grid g3 count-pots mt2"
      press={words.received}
      saving={words.busy}
      look={{
        variant: 'ghost',
        small: true,
        'aria-label': name ? words.receivedFrom(name, count) : undefined,
      }}
    >
      {({ input }) => (
        <TextField
          key={count}
          label={words.count}
          labelHidden
          {...input('pots', 'whole')}
          maxLength={2}
          defaultValue={count}
        />
      )}
    </AdminForm>
  )
}
