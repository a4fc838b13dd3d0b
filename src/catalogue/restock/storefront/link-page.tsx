import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { restockPages } from '#catalogue/restock/copy/restock-answers.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

interface LinkPageProps {
  title: string
  text: string
  action?: ReactNode
}

export function LinkPage({ title, text, action }: LinkPageProps) {
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      <EmptyState heading="h1" title={title} text={text} action={action ?? <ProductsLink />} />
    </main>
  )
}

export function UnknownLink() {
  return <LinkPage {...restockPages.unknown} />
}

function ProductsLink() {
  return <LinkButton to={pathTo('products')}>{restockPages.products}</LinkButton>
}

interface TokenFormProps {
  token: string
  children: string
}

/** A POST, because mail programs prefetch links. */
export function TokenForm({ token, children }: TokenFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    // Posts to the current URL, whose token remains available after a failure.
    <Form method="post">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
