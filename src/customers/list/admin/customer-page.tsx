import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerCopy as copy, customersCopy } from '#customers/list/admin-copy.ts'
import type { CustomerAccount, CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { CountPots } from '#fulfilment/containers/admin/pots-form.tsx'
import { adminPotsCopy } from '#fulfilment/containers/admin-copy.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { CustomerOrders } from './customer-orders.tsx'
import { ContactPanel, CustomerFigures, nameOf, PurchasesPanel } from './customer-panels.tsx'
import { CustomerReviews, FavouritesPanel, MessagesPanel } from './customer-words.tsx'
import { NotePanel } from './note-panel.tsx'

interface Loaded {
  customer: CustomerDetails | null
}

export const titleOf = (loaded: Loaded | undefined) =>
  loaded?.customer ? nameOf(loaded.customer) : copy.missing

export const customerHandle: AdminHandle = {
  breadcrumbs: (loaded: Loaded | undefined) => [
    { label: customersCopy.title, to: pathTo('adminUsers') },
    { label: titleOf(loaded) },
  ],
  loadFailed: copy.loadFailed,
}

/** Everything about one customer; who bought without an account has no favourites, reviews or containers. */
export function CustomerPage({ customer }: Loaded) {
  if (!customer)
    return (
      <EmptyState
        heading="h1"
        title={copy.missing}
        text={copy.missingText}
        action={<LinkButton to={pathTo('adminUsers')}>{copy.back}</LinkButton>}
      />
    )
  const { account, messages, since } = customer
  const lead = [copy.since(formatDate(since)), !account && copy.noAccount].filter(Boolean).join(' ')
  return (
    <AdminPage title={nameOf(customer)} lead={lead} actions={<Write customer={customer} />}>
      <CustomerFigures customer={customer} />
      <PurchasesPanel customer={customer} />
      <div className="cols">
        <div className="panels">
          <CustomerOrders customer={customer} />
          <MessagesPanel messages={messages} />
          {account && <CustomerReviews reviews={account.reviews} />}
        </div>
        <div className="panels">
          <NotePanel customer={customer} />
          <ContactPanel customer={customer} />
          {account && (
            <>
              <FavouritesPanel favourites={account.favourites} />
              <PotsPanel account={account} />
            </>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

function Write({ customer: { name, email, phone } }: { customer: CustomerDetails }) {
  const newOrder = { nome: name || undefined, telefone: phone || undefined, email: email || undefined }
  const digits = phoneDigits(phone)
  const hello = copy.greeting(name.trim().split(' ')[0] ?? '')
  return (
    <div className="row write-to">
      {digits && (
        <a className="btn" href={whatsappLink(digits, hello)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" size="s" />
          {copy.whatsapp}
        </a>
      )}
      {email && (
        <a className="btn btn--ghost" href={`mailto:${email}`}>
          {copy.mail}
        </a>
      )}
      <LinkButton variant="ghost" to={pathTo('adminOrderNew', {}, newOrder)}>
        {copy.newOrder}
      </LinkButton>
    </div>
  )
}

interface PotsPanelProps {
  account: Pick<CustomerAccount, 'userId' | 'pots' | 'potEntries'>
}

/** A customer's containers, entry by entry, and the owner's word about them. */
function PotsPanel({ account: { userId, pots, potEntries } }: PotsPanelProps) {
  return (
    <section className="panel" aria-labelledby="customer-pots">
      <div className="panel__head">
        <h2 id="customer-pots">{adminPotsCopy.title}</h2>
      </div>
      <p className="small muted">
        {pots.announced ? adminPotsCopy.announcedHere(pots.announced.pots) : adminPotsCopy.notAnnounced}{' '}
        {adminPotsCopy.balance(pots.balance)}
      </p>
      <CountPots userId={userId} announced={pots.announced} orderId={null} />
      <ul className="pot-entries">
        {potEntries.map(({ id, kind, pots: count, reason, createdAt, actorName }) => (
          <li key={id}>
            <b>{adminPotsCopy.entries[kind](count)}</b>
            <small className="muted">
              {adminPotsCopy.entryBy(formatDate(createdAt), actorName)}
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
  useToastAnswer(fetcher.data, ({ ok }) => ok && form.current?.reset(), adminPotsCopy.failed)
  const correct = adminPotsCopy.correct
  return (
    <details>
      <summary className="text-btn">{correct.title}</summary>
      <fetcher.Form
        ref={form}
        method="post"
        action={pathTo('adminCustomer', { id: userId })}
        className="stack"
      >
        <input type="hidden" name="intent" value="correct" />
        <TextField label={correct.pots} hint={correct.potsHint} name="pots" numeric maxLength={3} required />
        <TextField label={correct.reason} name="reason" maxLength={200} required />
        <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={adminPotsCopy.busy}>
          {correct.press}
        </Button>
      </fetcher.Form>
    </details>
  )
}
