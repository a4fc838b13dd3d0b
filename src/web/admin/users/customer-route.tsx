import { useRef } from 'react'
import { data, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#copy/admin/pots.ts'
import { customersCopy, usersCopy } from '#copy/admin/users.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import { listPotEntries, type PotEntry } from '#shop/admin/pots/list-pots.ts'
import { loadCustomer } from '#shop/admin/users/load-customer.ts'
import type { OwnPots } from '#shop/pots/own-pots.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { CountPots } from '#web/admin/pots-form.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { privateMeta } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/customer-route.ts'
import { ContactPanel, CustomerFigures, CustomerOrders } from './customer-panels.tsx'
import { changePots } from './pots-action.server.ts'

interface PotsPanelProps {
  userId: string
  pots: OwnPots
  entries: readonly PotEntry[]
}

const copy = customersCopy.customer

export const handle: AdminHandle = {
  breadcrumbs: (loaded: Route.ComponentProps['loaderData'] | undefined) => [
    { label: usersCopy.breadcrumb, to: pathTo('adminUsers') },
    { label: loaded?.customer?.name || copy.missing },
  ],
  loadFailed: copy.loadFailed,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isMissing = loaderData?.customer === null
  const name = isMissing ? copy.missing : loaderData?.customer?.name || usersCopy.breadcrumb
  return privateMeta(matches, name)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const customer = await loadCustomer(shop, params.id)
  const entries = customer ? await listPotEntries(shop, params.id) : []
  return data({ customer, entries }, customer ? 200 : 404)
}

export const action = changePots

export default function CustomerPage({ loaderData, params }: Route.ComponentProps) {
  const { customer, entries } = loaderData
  if (!customer)
    return (
      <EmptyState
        heading="h1"
        title={copy.missing}
        text={copy.missingText}
        action={<LinkButton to={pathTo('adminUsers')}>{copy.back}</LinkButton>}
      />
    )
  return (
    <AdminPage title={customer.name || customersCopy.unnamed} lead={copy.since(formatDate(customer.since))}>
      <CustomerFigures customer={customer} />
      <div className="cols cols--level">
        <CustomerOrders customer={customer} />
        <div className="panels">
          <ContactPanel customer={customer} />
          <PotsPanel userId={params.id} pots={customer.pots} entries={entries} />
        </div>
      </div>
    </AdminPage>
  )
}

/** A customer's containers, entry by entry, and the owner's word about them. */
function PotsPanel({ userId, pots, entries }: PotsPanelProps) {
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
