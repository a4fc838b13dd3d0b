import { data, redirect } from 'react-router'
import { waitingFormCopy as copy } from '#accounts/session/copy/waiting-form.ts'
import { pathTo } from '#addresses.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/waiting-form-route'
import { takeWaitingForm } from './waiting-form.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { form, header } = await takeWaitingForm(shopOf(context), request)
  if (!form) throw redirect(pathTo('home'))
  const { email } = customerOf(context)
  return data({ form, email }, { headers: { 'Set-Cookie': header } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, copy.title)
}

export default function WaitingFormPage({ loaderData: { form, email } }: Route.ComponentProps) {
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      <EmptyState
        heading="h1"
        title={copy.title}
        text={copy.text(email)}
        action={
          <form method="post" action={form.action} className="cluster">
            {form.fields.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <LinkButton to={form.action} variant="ghost" reloadDocument>
              {copy.discard}
            </LinkButton>
            <Button type="submit">{copy.send}</Button>
          </form>
        }
      />
    </main>
  )
}
