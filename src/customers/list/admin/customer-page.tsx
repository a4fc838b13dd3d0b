import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { customerCopy as copy, customersCopy } from '#customers/list/admin-copy.ts'
import type { CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { ContactPanel, CustomerFigures, chooseDisplayName, PurchasesPanel } from './customer-panels.tsx'
import { CustomerReviews, FavouritesPanel, MessagesPanel } from './customer-words.tsx'
import { NotePanel } from './note-panel.tsx'

interface Loaded {
  customer: CustomerDetails | null
}

export const chooseTitle = (loaded: Loaded | undefined) =>
  loaded?.customer ? chooseDisplayName(loaded.customer) : copy.missing

export const customerHandle: AdminHandle = {
  breadcrumbs: (loaded: Loaded | undefined) => [
    { label: customersCopy.title, to: pathTo('adminUsers') },
    { label: chooseTitle(loaded) },
  ],
  loadFailed: copy.loadFailed,
}

interface CustomerPageProps extends Loaded {
  children?: ReactNode
}

export function CustomerPage({ customer, children }: CustomerPageProps) {
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
    <AdminPage title={chooseDisplayName(customer)} lead={lead} actions={<Write customer={customer} />}>
      <CustomerFigures customer={customer} />
      <PurchasesPanel customer={customer} />
      <div className="split">
        <div className="panels grid g5">
          <CustomerOrders customer={customer} />
          <MessagesPanel messages={messages} />
          {account && <CustomerReviews reviews={account.reviews} />}
        </div>
        <div className="panels grid g5">
          <NotePanel customer={customer} />
          <ContactPanel customer={customer} />
          {account && (
            <>
              <FavouritesPanel favourites={account.favourites} />
              {children}
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
    <div className="cluster write-to">
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
