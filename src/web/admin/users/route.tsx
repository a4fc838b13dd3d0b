import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { usersCopy as copy } from '#copy/admin/users.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import { type Administrator, listAdministrators } from '#shop/admin/users/list-administrators.ts'
import { listCustomers } from '#shop/admin/users/list-customers.ts'
import type { AdminHandle } from '#web/admin/admin-page.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { withRequestKey } from '#web/kit/failures/request-keys.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { CustomersPanel } from './customers-panel.tsx'
import { readCustomersQuery } from './customers-query.ts'
import { changeAdministrators } from './users-action.server.ts'

interface AdministratorRowProps {
  administrator: Administrator
  isSelf: boolean
}

interface AdministratorsPanelProps {
  administrators: readonly Administrator[]
  ownId: string
}

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.breadcrumb)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readCustomersQuery(new URL(request.url).searchParams)
  const [list, administrators] = await Promise.all([listCustomers(shop, query), listAdministrators(shop)])
  return { query, list, administrators, ownId: customerOf(context).userId }
}

export const action = changeAdministrators

export default function Users({ loaderData }: Route.ComponentProps) {
  const { query, list, administrators, ownId } = loaderData
  return (
    <>
      <EmptyState heading="h1" title={copy.title} className="empty--short" />
      <CustomersPanel query={query} list={list} />
      <AdministratorsPanel administrators={administrators} ownId={ownId} />
    </>
  )
}

function AdministratorsPanel({ administrators, ownId }: AdministratorsPanelProps) {
  return (
    <section className="panel" aria-labelledby="administrators">
      <div className="panel__head">
        <h2 id="administrators">{copy.administrators}</h2>
      </div>
      <p className="small muted">{copy.about}</p>
      <ul>
        {administrators.map((each) => (
          <AdministratorRow key={each.userId} administrator={each} isSelf={each.userId === ownId} />
        ))}
      </ul>
    </section>
  )
}

function AdministratorRow({ administrator, isSelf }: AdministratorRowProps) {
  const { userId, email, name, since, isNamedInSettings } = administrator
  const facts = [
    name && email,
    copy.since(formatDate(since)),
    isSelf && copy.you,
    isNamedInSettings && copy.inSettings,
  ].filter(Boolean)
  return (
    <li className="concern">
      <span>
        <b>{name || email}</b>
        <small>{facts.join(', ')}</small>
      </span>
      {!isSelf && !isNamedInSettings && <RevokeForm userId={userId} who={name || email} />}
    </li>
  )
}

/** Asks first where there is a script; without one the press itself counts. */
function RevokeForm({ userId, who }: { userId: string; who: string }) {
  const fetcher = useFetcher<FormAnswer>()
  const [isAsking, setIsAsking] = useState(false)
  useToastAnswer(fetcher.data, undefined, copy.failed, who)

  function ask(event: FormEvent) {
    event.preventDefault()
    setIsAsking(true)
  }

  function revoke() {
    setIsAsking(false)
    fetcher.submit(withRequestKey({ userId }), { method: 'post' })
  }

  return (
    <fetcher.Form method="post" onSubmit={ask}>
      <input type="hidden" name="userId" value={userId} />
      <Button type="submit" variant="ghost" small busy={fetcher.state !== 'idle'} busyLabel={copy.revoking}>
        {copy.revoke}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.question}
        question={<b>{who}</b>}
        detail={copy.detail}
        confirmLabel={copy.revoke}
        onConfirm={revoke}
      />
    </fetcher.Form>
  )
}
